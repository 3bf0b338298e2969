package dev.vivace.isolation.runtime;

import java.util.concurrent.ForkJoinWorkerThread;

/** Ends a thread whose test class is over. */
final class Dismissal extends Error {

    private static final long serialVersionUID = 1;

    private Dismissal() {
        super("The test class of this thread is over, so the thread ends.", null, false, false);
    }

    /** For the current thread to throw; nobody is to hear of an error that the program did not make. */
    static Dismissal ofThisThread() {
        Thread thread = Thread.currentThread();
        if (!(thread instanceof ForkJoinWorkerThread)) {
            thread.setUncaughtExceptionHandler((dying, error) -> {});
        }
        return new Dismissal();
    }
}
