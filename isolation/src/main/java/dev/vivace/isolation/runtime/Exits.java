package dev.vivace.isolation.runtime;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

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

    /** Refuses only these any more: others of them may have gone back to serve somebody else. */
    public static void refuseOnly(Collection<Thread> threads) {
        synchronized (REFUSED) {
            REFUSED.clear();
            REFUSED.addAll(threads);
        }
    }

    /** What the JDK calls when somebody wants to end this JVM. */
    public static void called() {
        if (REFUSED.contains(Thread.currentThread())) {
            throw Dismissal.ofThisThread();
        }
    }
}
