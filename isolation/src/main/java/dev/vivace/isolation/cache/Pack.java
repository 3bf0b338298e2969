package dev.vivace.isolation.cache;

import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A file with what was made of many classes. Its index is read at once but only looked into where it is asked; class
 * files are read when they are asked for. Both are checked against a checksum.
 *
 * <p>After the header come the class files, then the index: numbers of entries, names and packages; entries of
 * {@link #ENTRY} bytes in the sequence of their fingerprints; names of {@link #NAME} bytes; packages of {@link #PACKAGE}
 * bytes; and a pool of bytes that all three point into.
 */
final class Pack {

    static final int MAGIC = 0x56495641;
    static final int VERSION = 1;
    static final int HEADER = 28;

    static final int COUNTS = 12;

    /** Fingerprint, length; offset, length and fingerprint of the result; if made; names and doubts: offset, number. */
    static final int ENTRY = 8 + 4 + 8 + 4 + 8 + 4 + 4 + 4 + 4 + 4;

    /** Number of the package, mark, offset and length of the simple name. */
    static final int NAME = 4 + 8 + 4 + 4;

    /** Offset and length of the name. */
    static final int PACKAGE = 4 + 4;

    private static final byte CURRENT = 1;
    private static final byte CHANGED = 2;

    private final RandomAccessFile file;
    private final ByteBuffer index;
    private final int entries;
    private final int firstName;
    private final int firstPackage;
    private final int pool;
    private final byte[] states;
    private final String[] packages;

    private Pack(RandomAccessFile file, ByteBuffer index) {
        this.file = file;
        this.index = index;
        entries = index.getInt(0);
        states = new byte[index.getInt(4)];
        packages = new String[index.getInt(8)];
        firstName = COUNTS + entries * ENTRY;
        firstPackage = firstName + states.length * NAME;
        pool = firstPackage + packages.length * PACKAGE;
    }

    /** Opens a pack; one that is damaged, or of another version, is refused. */
    static Pack open(Path path) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
        try {
            return new Pack(file, ByteBuffer.wrap(index(file)));
        } catch (IOException | RuntimeException e) {
            file.close();
            throw new IOException(path + " is damaged", e);
        }
    }

    private static byte[] index(RandomAccessFile file) throws IOException {
        byte[] start = new byte[HEADER];
        file.readFully(start);
        ByteBuffer header = ByteBuffer.wrap(start);
        if (header.getInt() != MAGIC || header.getInt() != VERSION) {
            throw new IOException("not a pack of this version");
        }
        return read(file, header.getLong(), header.getInt(), header.getLong());
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

    /** What was made of this class file, if all that had a part in it is still the same; null where it is not known. */
    synchronized Rewritten find(long original, int length, ClassPath classPath) throws IOException {
        int entry = search(original);
        if (entry < 0 || index.getInt(entry + 8) != length || !isCurrent(entry, classPath)) {
            return null;
        }
        return became(entry);
    }

    private int search(long original) {
        int low = 0;
        int high = entries - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int entry = COUNTS + middle * ENTRY;
            long found = index.getLong(entry);
            if (found == original) {
                return entry;
            } else if (found < original) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** All entries with everything in them, to be written to another pack. */
    synchronized List<CachedClass> all() throws IOException {
        List<CachedClass> all = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            int entry = COUNTS + i * ENTRY;
            Map<String, Long> marks = new HashMap<>();
            for (int j = 0; j < index.getInt(entry + 40); j++) {
                int name = name(entry, j);
                marks.put(text(name), index.getLong(firstName + name * NAME + 4));
            }
            all.add(new CachedClass(index.getLong(entry), index.getInt(entry + 8), became(entry), marks));
        }
        return all;
    }

    private Rewritten became(int entry) throws IOException {
        return new Rewritten(bytes(entry), doubts(entry), Set.of(), index.getInt(entry + 32) != 0);
    }

    private byte[] bytes(int entry) throws IOException {
        int length = index.getInt(entry + 20);
        return length == 0 ? null : read(file, index.getLong(entry + 12), length, index.getLong(entry + 24));
    }

    private Set<String> doubts(int entry) {
        int count = index.getInt(entry + 48);
        if (count == 0) {
            return Set.of();
        }
        Set<String> doubts = new HashSet<>();
        int at = pool + index.getInt(entry + 44);
        for (int i = 0; i < count; i++) {
            int length = index.getInt(at);
            doubts.add(text(at + 4, length));
            at += 4 + length;
        }
        return doubts;
    }

    private boolean isCurrent(int entry, ClassPath classPath) {
        int count = index.getInt(entry + 40);
        for (int i = 0; i < count; i++) {
            int name = name(entry, i);
            if (states[name] == 0) {
                states[name] = isCurrentName(name, classPath) ? CURRENT : CHANGED;
            }
            if (states[name] == CHANGED) {
                return false;
            }
        }
        return true;
    }

    private int name(int entry, int number) {
        return index.getInt(pool + index.getInt(entry + 36) + 4 * number);
    }

    private boolean isCurrentName(int name, ClassPath classPath) {
        long mark = index.getLong(firstName + name * NAME + 4);
        return classPath.hasPackage(packageOf(name)) ? classPath.mark(text(name)) == mark : mark == ClassPath.IN_JARS;
    }

    private String packageOf(int name) {
        int number = index.getInt(firstName + name * NAME);
        if (packages[number] == null) {
            int at = firstPackage + number * PACKAGE;
            packages[number] = text(pool + index.getInt(at), index.getInt(at + 4));
        }
        return packages[number];
    }

    private String text(int name) {
        int at = firstName + name * NAME;
        return packageOf(name) + text(pool + index.getInt(at + 12), index.getInt(at + 16));
    }

    private String text(int at, int length) {
        return new String(index.array(), at, length, StandardCharsets.UTF_8);
    }

    void close() throws IOException {
        file.close();
    }
}
