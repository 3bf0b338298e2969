package dev.vivace.isolation.runtime;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The initialisation of one class in one epoch after the other, with a monitor of its own: whoever holds the class's
 * monitor, in a {@code static synchronized} method for example, must not hold this up.
 */
public final class Initialisation {

    private static final ClassValue<Initialisation> OF = new ClassValue<>() {
        @Override
        protected Initialisation computeValue(Class<?> type) {
            return new Initialisation(type);
        }
    };

    private static final AtomicInteger RUNNING = new AtomicInteger();

    private final Class<?> type;
    private Thread owner;
    private int done;
    private int failed;
    private Throwable failure;

    private Initialisation(Class<?> type) {
        this.type = type;
    }

    /** The JVM begins to initialise a class for the first time. */
    public static void beginFirst(Class<?> type) {
        OF.get(type).take();
    }

    /** The first initialisation came to its end; gives the stamp. */
    public static int endFirst(Class<?> type) {
        int stamp = Epoch.current;
        OF.get(type).succeed(stamp);
        return stamp;
    }

    /**
     * The first initialisation failed: for the JVM this class stays unusable, whatever is forgotten. Where it failed for a
     * class that is not there, it would in a new JVM, too, and whoever touches it gets a {@code LinkageError} again.
     */
    public static void failFirst(Class<?> type, Throwable problem) {
        OF.get(type).release();
        if (MissingClass.explains(problem, type)) {
            return;
        }
        Taints.add(
                type.getName(), "its initialiser failed: " + problem.getClass().getName());
    }

    /**
     * A class with a stale stamp was touched.
     *
     * @return the stamp for the class once its initialiser has run again, 0 where it must not run: this thread is
     *     running it already, or another has meanwhile
     */
    public static int begin(Class<?> type) {
        return OF.get(type).enter();
    }

    /** The initialiser ran again. */
    public static void end(Class<?> type, int stamp) {
        OF.get(type).succeed(stamp);
    }

    /** The initialiser failed this time; gives what the JVM would throw. */
    public static Error fail(Class<?> type, int stamp, Throwable problem) {
        Taints.add(
                type.getName(),
                "its initialiser failed when run again: " + problem.getClass().getName());
        return OF.get(type).failWith(stamp, problem);
    }

    /** Whether a class was initialised since the last reset, be it for the first time or again. */
    public static boolean isCurrent(Class<?> type) {
        return OF.get(type).isDone();
    }

    /** Makes one class stale, and no other: it is initialised again when it is next touched. */
    public static void expire(Class<?> type) {
        OF.get(type).undo();
        Stamps.expire(type);
    }

    /** Whether some thread is within an initialiser. */
    static boolean isAnyRunning() {
        return RUNNING.get() > 0;
    }

    private synchronized boolean isDone() {
        return done == Epoch.current;
    }

    private synchronized void undo() {
        done = 0;
    }

    private synchronized void take() {
        Thread current = Thread.currentThread();
        RUNNING.incrementAndGet();
        // Last, and without a call: at the end of a stack, a call may fail, and the class must not be taken for ever.
        owner = current;
    }

    private synchronized void release() {
        owner = null;
        RUNNING.decrementAndGet();
        notifyAll();
    }

    private synchronized void succeed(int stamp) {
        done = stamp;
        release();
        try {
            Footprint.touch(type);
        } catch (StackOverflowError e) {
            // A hint less; what is initialised is so all the same.
        }
    }

    private synchronized Error failWith(int stamp, Throwable problem) {
        failed = stamp;
        failure = problem;
        release();
        return problem instanceof Error ? (Error) problem : new ExceptionInInitializerError(problem);
    }

    private synchronized int enter() {
        awaitOthers();
        int epoch = Epoch.current;
        if (owner != null || done == epoch) {
            return 0;
        }
        if (failed == epoch) {
            throw unusable();
        }
        take();
        return epoch;
    }

    /** The wish to be interrupted is kept for later, as the JVM keeps it. */
    private void awaitOthers() {
        boolean interrupted = false;
        while (owner != null && owner != Thread.currentThread()) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private NoClassDefFoundError unusable() {
        NoClassDefFoundError error = new NoClassDefFoundError("Could not initialize class " + type.getName());
        error.initCause(failure);
        return error;
    }
}
