package dev.vivace.isolation.cache;

import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** Sixty-four bits of what bytes are: two checksums that a JVM computes fast from its first moment on. */
final class Fingerprint {

    private Fingerprint() {}

    static long of(byte[] bytes) {
        return of(bytes, 0, bytes.length);
    }

    static long of(byte[] bytes, int from, int length) {
        CRC32 first = new CRC32();
        CRC32C second = new CRC32C();
        first.update(bytes, from, length);
        second.update(bytes, from, length);
        return first.getValue() << 32 | second.getValue();
    }
}
