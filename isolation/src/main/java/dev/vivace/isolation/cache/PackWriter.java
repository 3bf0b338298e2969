package dev.vivace.isolation.cache;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a {@link Pack}: header, class files, index. */
final class PackWriter {

    private final Map<String, Integer> names = new HashMap<>();
    private final Map<String, Integer> packages = new HashMap<>();
    private final Section entries = new Section();
    private final Section nameTable = new Section();
    private final Section packageTable = new Section();
    private final Section pool = new Section();

    private PackWriter() {}

    static void write(Path path, Collection<CachedClass> classes) throws IOException {
        List<CachedClass> sorted = new ArrayList<>(classes);
        sorted.sort(Comparator.comparingLong(CachedClass::original));
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            new PackWriter().writeTo(file, sorted);
        }
    }

    private void writeTo(RandomAccessFile file, List<CachedClass> sorted) throws IOException {
        long offset = Pack.HEADER;
        file.seek(offset);
        for (CachedClass type : sorted) {
            byte[] bytes =
                    type.became().bytes() == null ? new byte[0] : type.became().bytes();
            file.write(bytes);
            describe(type, offset, bytes);
            offset += bytes.length;
        }
        byte[] index = index(sorted.size());
        file.write(index);
        file.seek(0);
        file.writeInt(Pack.MAGIC);
        file.writeInt(Pack.VERSION);
        file.writeLong(offset);
        file.writeInt(index.length);
        file.writeLong(Fingerprint.of(index));
    }

    private void describe(CachedClass type, long offset, byte[] bytes) throws IOException {
        entries.out.writeLong(type.original());
        entries.out.writeInt(type.originalLength());
        entries.out.writeLong(offset);
        entries.out.writeInt(bytes.length);
        entries.out.writeLong(Fingerprint.of(bytes));
        entries.out.writeInt(type.became().isMade() ? 1 : 0);
        List<Integer> numbers = new ArrayList<>();
        for (Map.Entry<String, Long> mark : type.marks().entrySet()) {
            numbers.add(name(mark.getKey(), mark.getValue()));
        }
        entries.out.writeInt(pool.out.size());
        entries.out.writeInt(numbers.size());
        for (int number : numbers) {
            pool.out.writeInt(number);
        }
        entries.out.writeInt(pool.out.size());
        entries.out.writeInt(type.became().doubts().size());
        for (String doubt : type.became().doubts()) {
            byte[] text = doubt.getBytes(StandardCharsets.UTF_8);
            pool.out.writeInt(text.length);
            pool.out.write(text);
        }
    }

    /** The number of a class with its mark: the same class has had two where it changed between runs. */
    private int name(String internalName, long mark) throws IOException {
        String key = internalName + ' ' + mark;
        Integer known = names.get(key);
        if (known != null) {
            return known;
        }
        int slash = internalName.lastIndexOf('/') + 1;
        nameTable.out.writeInt(packageNumber(internalName.substring(0, slash)));
        nameTable.out.writeLong(mark);
        addText(nameTable, internalName.substring(slash));
        names.put(key, names.size());
        return names.size() - 1;
    }

    private int packageNumber(String name) throws IOException {
        Integer known = packages.get(name);
        if (known != null) {
            return known;
        }
        addText(packageTable, name);
        packages.put(name, packages.size());
        return packages.size() - 1;
    }

    private void addText(Section table, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        table.out.writeInt(pool.out.size());
        table.out.writeInt(bytes.length);
        pool.out.write(bytes);
    }

    private byte[] index(int count) throws IOException {
        Section index = new Section();
        index.out.writeInt(count);
        index.out.writeInt(names.size());
        index.out.writeInt(packages.size());
        for (Section section : List.of(entries, nameTable, packageTable, pool)) {
            section.bytes.writeTo(index.out);
        }
        return index.bytes.toByteArray();
    }

    private static final class Section {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream out = new DataOutputStream(bytes);
    }
}
