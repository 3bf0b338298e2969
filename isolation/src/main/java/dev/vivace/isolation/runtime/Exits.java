package dev.vivace.isolation.runtime;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * Who may not end this JVM: threads of a test class that is over, which were told to end. Some programs take that for a
 * failure and exit; a JVM of their own would be gone by then.
 */
public final class Exits {

    private static final Set<Thread> REFUSED =
            Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

    private Exits() {}

    /** From now on this thread ends itself where it would end the JVM. */
    public static void refuse(Thread thread) {
        REFUSED.add(thread);
    }

    /** Refuses nobody any more. */
    public static void allow() {
        REFUSED.clear();
    }

    /** What the JDK calls when somebody wants to end this JVM. */
    public static void called() {
        Thread thread = Thread.currentThread();
        if (REFUSED.contains(thread)) {
            if (!(thread instanceof ForkJoinWorkerThread)) {
                // Nobody is to hear of an error that the program did not make.
                thread.setUncaughtExceptionHandler((dying, error) -> {});
            }
            throw new Refused();
        }
    }

    private static final class Refused extends Error {

        private static final long serialVersionUID = 1;

        Refused() {
            super("The test class of this thread is over, so the thread ends, and not the JVM.", null, false, false);
        }
    }
}
