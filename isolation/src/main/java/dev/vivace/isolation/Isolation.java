package dev.vivace.isolation;

import dev.vivace.isolation.runtime.Epoch;

/** Makes a JVM that runs with the agent forget what happened in it. */
public final class Isolation {

    private Isolation() {}

    /** Whether this JVM runs with the agent; without it nothing can be forgotten. */
    public static boolean isActive() {
        return Isolation.class.getClassLoader() == null;
    }

    /** Forgets: what is static is as in a new JVM when it is next touched. */
    public static void reset() {
        Epoch.next();
    }
}
