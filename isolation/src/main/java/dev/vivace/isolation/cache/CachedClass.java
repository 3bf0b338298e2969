package dev.vivace.isolation.cache;

import java.util.Map;
import java.util.Set;

/** What was made of a class, and of what it was made. */
final class CachedClass {

    private final long original;
    private final int originalLength;
    private final byte[] bytes;
    private final Set<String> doubts;
    private final Map<String, Long> marks;

    /**
     * The fingerprint and length of a class file; what became of it, null where it stayed as it was; the doubts about it;
     * and the marks of the classes that had a part in it, by internal name.
     */
    CachedClass(long original, int originalLength, byte[] bytes, Set<String> doubts, Map<String, Long> marks) {
        this.original = original;
        this.originalLength = originalLength;
        this.bytes = bytes;
        this.doubts = doubts;
        this.marks = marks;
    }

    long original() {
        return original;
    }

    int originalLength() {
        return originalLength;
    }

    byte[] bytes() {
        return bytes;
    }

    Set<String> doubts() {
        return doubts;
    }

    Map<String, Long> marks() {
        return marks;
    }
}
