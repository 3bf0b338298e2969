package dev.vivace.isolation.cache;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A file with what was made of many classes. Its index is read at once, class files when they are asked for; both are
 * checked against a checksum.
 */
final class Pack {

    static final int MAGIC = 0x56495641;
    static final int VERSION = 1;
    static final int HEADER = 28;

    private final RandomAccessFile file;
    private final Map<Long, Entry> entries = new HashMap<>();
    private final String[] packages;
    private final int[] packageOf;
    private final long[] marks;
    private final byte[][] simpleNames;
    private final Boolean[] current;

    private Pack(RandomAccessFile file, DataInputStream index) throws IOException {
        this.file = file;
        packages = new String[index.readInt()];
        for (int i = 0; i < packages.length; i++) {
            packages[i] = index.readUTF();
        }
        int names = index.readInt();
        packageOf = new int[names];
        marks = new long[names];
        simpleNames = new byte[names][];
        current = new Boolean[names];
        for (int i = 0; i < names; i++) {
            packageOf[i] = index.readInt();
            marks[i] = index.readLong();
            simpleNames[i] = index.readNBytes(index.readUnsignedShort());
        }
        int count = index.readInt();
        for (int i = 0; i < count; i++) {
            Entry entry = new Entry(index);
            entries.put(entry.original, entry);
        }
    }

    /** Opens a pack; one that is damaged, or of another version, is refused. */
    static Pack open(Path path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
        try {
            return new Pack(file, new DataInputStream(new ByteArrayInputStream(index(file))));
        } catch (IOException | RuntimeException e) {
            file.close();
            throw new IOException(path + " is damaged", e);
        }
    }

    private static byte[] index(RandomAccessFile file) throws IOException {
        if (file.readInt() != MAGIC || file.readInt() != VERSION) {
            throw new IOException("not a pack of this version");
        }
        long offset = file.readLong();
        int length = file.readInt();
        long fingerprint = file.readLong();
        return read(file, offset, length, fingerprint);
    }

    private static byte[] read(RandomAccessFile file, long offset, int length, long fingerprint) throws IOException {
        if (length < 0 || offset < HEADER || offset + length > file.length()) {
            throw new IOException("too short");
        }
        byte[] bytes = new byte[length];
        file.seek(offset);
        file.readFully(bytes);
        if (Fingerprint.of(bytes) != fingerprint) {
            throw new IOException("damaged");
        }
        return bytes;
    }

    Set<Long> originals() {
        return entries.keySet();
    }

    /** What was made of this class file, if all that had a part in it is still the same; null where it is not known. */
    synchronized CachedClass find(long original, int length, ClassPath classPath) throws IOException {
        Entry entry = entries.get(original);
        if (entry == null || entry.originalLength != length || !isCurrent(entry, classPath)) {
            return null;
        }
        return entry.read(false);
    }

    /** An entry with everything in it, to be written to another pack. */
    synchronized CachedClass copy(long original) throws IOException {
        return entries.get(original).read(true);
    }

    private boolean isCurrent(Entry entry, ClassPath classPath) {
        for (int name : entry.names) {
            if (current[name] == null) {
                current[name] = isCurrent(name, classPath);
            }
            if (!current[name]) {
                return false;
            }
        }
        return true;
    }

    private boolean isCurrent(int name, ClassPath classPath) {
        return classPath.hasPackage(packages[packageOf[name]])
                ? classPath.mark(name(name)) == marks[name]
                : marks[name] == ClassPath.IN_JARS;
    }

    private String name(int name) {
        return packages[packageOf[name]] + new String(simpleNames[name], StandardCharsets.UTF_8);
    }

    void close() throws IOException {
        file.close();
    }

    private final class Entry {

        private final long original;
        private final int originalLength;
        private final long offset;
        private final int length;
        private final long fingerprint;
        private final Set<String> doubts = new HashSet<>();
        private final int[] names;

        Entry(DataInputStream index) throws IOException {
            original = index.readLong();
            originalLength = index.readInt();
            offset = index.readLong();
            length = index.readInt();
            fingerprint = index.readLong();
            int doubtful = index.readUnsignedByte();
            for (int i = 0; i < doubtful; i++) {
                doubts.add(index.readUTF());
            }
            names = new int[index.readInt()];
            ByteBuffer.wrap(index.readNBytes(4 * names.length)).asIntBuffer().get(names);
        }

        CachedClass read(boolean all) throws IOException {
            byte[] bytes = length == 0 ? null : Pack.read(file, offset, length, fingerprint);
            Map<String, Long> named = new HashMap<>();
            if (all) {
                for (int name : names) {
                    named.put(name(name), marks[name]);
                }
            }
            return new CachedClass(original, originalLength, bytes, doubts, named);
        }
    }
}
