package dev.vivace.engine.model;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How much runs at once inside a JVM.
 *
 * @param mode what does
 * @param count how many threads run it
 */
public record Threads(Mode mode, int count) {

    /** One test after another, unless the project itself says otherwise. */
    public static final Threads NONE = new Threads(Mode.NONE, 1);

    private static final String CONCURRENT = "concurrent";
    private static final String SAME_THREAD = "same_thread";

    public Threads {
        if (count < 1) {
            throw new IllegalArgumentException("Tests need at least one thread, not " + count);
        }
    }

    /** What runs at once. */
    public enum Mode {
        /** Nothing. */
        NONE,
        /** Classes, each of which runs its methods one after another. */
        CLASSES,
        /** Methods of the same class; TestNG does not tell whose they are. */
        METHODS,
        /** Methods of all classes. */
        ALL;

        /** The form on the command line. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether there is more than one at all. */
    public boolean areSeveral() {
        return mode != Mode.NONE && count > 1;
    }

    /** Whether classes run at once, so that nothing can be forgotten between them. */
    public boolean mixClasses() {
        return areSeveral() && mode != Mode.METHODS;
    }

    private boolean mixMethods() {
        return areSeveral() && mode != Mode.CLASSES;
    }

    /** What the engines of Jupiter, JUnit 4 and TestNG are told. */
    public Map<String, String> parameters() {
        Map<String, String> told = new LinkedHashMap<>();
        if (areSeveral()) {
            String number = Integer.toString(count);
            String jupiter = "junit.jupiter.execution.parallel.";
            told.put(jupiter + "enabled", "true");
            told.put(jupiter + "mode.default", mixMethods() ? CONCURRENT : SAME_THREAD);
            told.put(jupiter + "mode.classes.default", mixClasses() ? CONCURRENT : SAME_THREAD);
            told.put(jupiter + "config.strategy", "fixed");
            told.put(jupiter + "config.fixed.parallelism", number);
            told.put(jupiter + "config.fixed.max-pool-size", number);
            String vintage = "junit.vintage.execution.parallel.";
            told.put(vintage + "enabled", "true");
            told.put(vintage + "classes", Boolean.toString(mixClasses()));
            told.put(vintage + "methods", Boolean.toString(mixMethods()));
            told.put(vintage + "pool-size", number);
            told.put("testng.parallel", mixMethods() ? "methods" : "classes");
            told.put("testng.threadCount", number);
        }
        return told;
    }
}
