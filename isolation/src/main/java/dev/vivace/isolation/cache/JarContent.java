package dev.vivace.isolation.cache;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.jar.Manifest;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** What is in a jar, read from its directory alone: that has the checksum of every entry. */
final class JarContent {

    private static final int END_SIGNATURE = 0x06054b50;
    private static final int END_SIZE = 22;
    private static final int ENTRY_SIGNATURE = 0x02014b50;
    private static final int ENTRY_SIZE = 46;
    private static final int LOCAL_SIZE = 30;
    private static final byte[] MANIFEST = "META-INF/MANIFEST.MF".getBytes(StandardCharsets.US_ASCII);

    private final long fingerprint;
    private final String classPath;

    private JarContent(long fingerprint, String classPath) {
        this.fingerprint = fingerprint;
        this.classPath = classPath;
    }

    /** Of a jar as tools write it; others are refused. */
    static JarContent of(Path jar) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(jar.toFile(), "r")) {
            ByteBuffer directory = directory(file);
            return new JarContent(Fingerprint.of(directory.array()), classPath(file, directory));
        }
    }

    long fingerprint() {
        return fingerprint;
    }

    /** What its manifest adds to the class path; empty for most. */
    String classPath() {
        return classPath;
    }

    private static ByteBuffer directory(RandomAccessFile file) throws IOException {
        int tailSize = (int) Math.min(file.length(), END_SIZE + 0xFFFF);
        ByteBuffer tail = read(file, file.length() - tailSize, tailSize);
        for (int end = tailSize - END_SIZE; end >= 0; end--) {
            if (tail.getInt(end) == END_SIGNATURE) {
                return read(file, tail.getInt(end + 16) & 0xFFFFFFFFL, tail.getInt(end + 12));
            }
        }
        throw new IOException("no directory");
    }

    private static String classPath(RandomAccessFile file, ByteBuffer directory) throws IOException {
        int at = 0;
        while (at + ENTRY_SIZE <= directory.limit() && directory.getInt(at) == ENTRY_SIGNATURE) {
            int nameLength = directory.getShort(at + 28) & 0xFFFF;
            if (isManifest(directory, at + ENTRY_SIZE, nameLength)) {
                return classPath(manifest(file, directory, at));
            }
            at += ENTRY_SIZE
                    + nameLength
                    + (directory.getShort(at + 30) & 0xFFFF)
                    + (directory.getShort(at + 32) & 0xFFFF);
        }
        return "";
    }

    private static boolean isManifest(ByteBuffer directory, int at, int length) {
        if (length != MANIFEST.length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (directory.get(at + i) != MANIFEST[i]) {
                return false;
            }
        }
        return true;
    }

    private static byte[] manifest(RandomAccessFile file, ByteBuffer directory, int at) throws IOException {
        long local = directory.getInt(at + 42) & 0xFFFFFFFFL;
        ByteBuffer header = read(file, local, LOCAL_SIZE);
        long data = local + LOCAL_SIZE + (header.getShort(26) & 0xFFFF) + (header.getShort(28) & 0xFFFF);
        byte[] stored = read(file, data, directory.getInt(at + 20)).array();
        if (directory.getShort(at + 10) == 0) {
            return stored;
        }
        Inflater inflater = new Inflater(true);
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(stored), inflater)) {
            return in.readAllBytes();
        } finally {
            inflater.end();
        }
    }

    private static String classPath(byte[] manifest) throws IOException {
        if (!new String(manifest, StandardCharsets.ISO_8859_1).contains("Class-Path:")) {
            return "";
        }
        String found = new Manifest(new ByteArrayInputStream(manifest))
                .getMainAttributes()
                .getValue("Class-Path");
        return found == null ? "" : found;
    }

    private static ByteBuffer read(RandomAccessFile file, long from, int length) throws IOException {
        if (length < 0 || from + length > file.length()) {
            throw new IOException("not a jar as we know it");
        }
        byte[] bytes = new byte[length];
        file.seek(from);
        file.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
