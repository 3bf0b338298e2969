package dev.vivace.isolation.runtime;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Who does not get over another interruption: threads of a test class that is over, which were told to end and went on. Many
 * loops catch whatever disturbs them, and begin anew; a JVM of their own would be gone by then.
 */
public final class Interruptions {

    private static final Set<Thread> FINAL =
            Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

    /** Whoever catches something while a test runs shall wait for nobody. */
    private static volatile boolean isAnyFinal;

    private Interruptions() {}

    /** From now on this thread ends where it would go on after an interruption. */
    public static void end(Thread thread) {
        FINAL.add(thread);
        isAnyFinal = true;
    }

    /** Ends nobody any more. */
    public static void allow() {
        isAnyFinal = false;
        FINAL.clear();
    }

    /** What the program calls first of all where it catches an interruption. */
    public static void caught() {
        if (isAnyFinal && FINAL.contains(Thread.currentThread())) {
            throw Dismissal.ofThisThread();
        }
    }
}
