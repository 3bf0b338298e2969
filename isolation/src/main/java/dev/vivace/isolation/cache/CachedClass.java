package dev.vivace.isolation.cache;

import dev.vivace.isolation.transform.Rewritten;
import java.util.Map;

/** What was made of a class, and of what it was made. */
final class CachedClass {

    private final long original;
    private final int originalLength;
    private final Rewritten became;
    private final Map<String, Long> marks;

    /**
     * The fingerprint and length of a class file; what became of it; and the marks of the classes that had a part in it, by internal name.
     */
    CachedClass(long original, int originalLength, Rewritten became, Map<String, Long> marks) {
        this.original = original;
        this.originalLength = originalLength;
        this.became = became;
        this.marks = marks;
    }

    long original() {
        return original;
    }

    int originalLength() {
        return originalLength;
    }

    Rewritten became() {
        return became;
    }

    Map<String, Long> marks() {
        return marks;
    }
}
