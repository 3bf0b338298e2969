package dev.vivace.isolation;

import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.util.List;

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

    /** What a reset of this JVM could not undo; a new JVM is needed then. */
    public static List<Taint> taints() {
        return Taints.all();
    }
}
