package dev.vivace.isolation.cache;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a {@link Pack}: header, class files, index. */
final class PackWriter {

    private final Map<String, Integer> packages = new LinkedHashMap<>();
    private final Map<Name, Integer> names = new LinkedHashMap<>();
    private final ByteArrayOutputStream entries = new ByteArrayOutputStream();

    private PackWriter() {}

    static void write(Path path, Collection<CachedClass> classes) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            new PackWriter().writeTo(file, classes);
        }
    }

    private void writeTo(RandomAccessFile file, Collection<CachedClass> classes) throws IOException {
        long offset = Pack.HEADER;
        file.seek(offset);
        DataOutputStream out = new DataOutputStream(entries);
        for (CachedClass type : classes) {
            byte[] bytes = type.bytes() == null ? new byte[0] : type.bytes();
            file.write(bytes);
            describe(type, offset, bytes, out);
            offset += bytes.length;
        }
        byte[] index = index(classes.size());
        file.write(index);
        file.seek(0);
        file.writeInt(Pack.MAGIC);
        file.writeInt(Pack.VERSION);
        file.writeLong(offset);
        file.writeInt(index.length);
        file.writeLong(Fingerprint.of(index));
    }

    private void describe(CachedClass type, long offset, byte[] bytes, DataOutputStream out) throws IOException {
        out.writeLong(type.original());
        out.writeInt(type.originalLength());
        out.writeLong(offset);
        out.writeInt(bytes.length);
        out.writeLong(Fingerprint.of(bytes));
        List<String> doubts = new ArrayList<>(type.doubts());
        int doubtful = Math.min(doubts.size(), 0xFF);
        out.writeByte(doubtful);
        for (String doubt : doubts.subList(0, doubtful)) {
            out.writeUTF(doubt);
        }
        out.writeInt(type.marks().size());
        for (Map.Entry<String, Long> mark : type.marks().entrySet()) {
            out.writeInt(number(names, new Name(mark.getKey(), mark.getValue())));
        }
    }

    private byte[] index(int count) throws IOException {
        ByteArrayOutputStream nameTable = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(nameTable);
        for (Name name : names.keySet()) {
            int slash = name.internalName.lastIndexOf('/') + 1;
            byte[] simple = name.internalName.substring(slash).getBytes(StandardCharsets.UTF_8);
            out.writeInt(number(packages, name.internalName.substring(0, slash)));
            out.writeLong(name.mark);
            out.writeShort(simple.length);
            out.write(simple);
        }
        ByteArrayOutputStream index = new ByteArrayOutputStream();
        DataOutputStream all = new DataOutputStream(index);
        all.writeInt(packages.size());
        for (String name : packages.keySet()) {
            all.writeUTF(name);
        }
        all.writeInt(names.size());
        nameTable.writeTo(all);
        all.writeInt(count);
        entries.writeTo(all);
        return index.toByteArray();
    }

    private static <T> int number(Map<T, Integer> numbers, T of) {
        Integer known = numbers.get(of);
        if (known == null) {
            known = numbers.size();
            numbers.put(of, known);
        }
        return known;
    }

    /** A class with its mark: the same class has had two where it changed between runs. */
    private static final class Name {

        private final String internalName;
        private final long mark;

        Name(String internalName, long mark) {
            this.internalName = internalName;
            this.mark = mark;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Name
                    && ((Name) other).mark == mark
                    && ((Name) other).internalName.equals(internalName);
        }

        @Override
        public int hashCode() {
            return 31 * internalName.hashCode() + Long.hashCode(mark);
        }
    }
}
