package dev.vivace.engine.model;

import java.util.Locale;

/** What is forgotten between test classes. */
public enum Isolation {
    /** Nothing: all classes share one JVM, as with Surefire by default. */
    NONE,
    /** Static state, re-initialised lazily in the same JVM. */
    RESET,
    /** Everything in memory: a JVM per class. */
    PROCESS,
    /** Whatever is fastest and still safe. */
    AUTO;

    /** The form on the command line and in files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
