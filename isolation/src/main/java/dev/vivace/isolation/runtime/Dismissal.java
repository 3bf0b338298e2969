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
        Thread.UncaughtExceptionHandler usual = thread.getUncaughtExceptionHandler();
        if (!(thread instanceof ForkJoinWorkerThread || usual instanceof Discretion)) {
            thread.setUncaughtExceptionHandler(new Discretion(usual));
        }
        return new Dismissal();
    }

    /** Tells of everything else: the thread may be one that goes back to serve somebody else. */
    private static final class Discretion implements Thread.UncaughtExceptionHandler {

        private final Thread.UncaughtExceptionHandler usual;

        Discretion(Thread.UncaughtExceptionHandler usual) {
            this.usual = usual;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            if (!(thrown instanceof Dismissal)) {
                usual.uncaughtException(thread, thrown);
            }
        }
    }
}
