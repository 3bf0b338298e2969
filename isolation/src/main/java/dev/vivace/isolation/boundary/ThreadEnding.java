package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import java.util.Optional;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;

/** Asks threads to end, in the way that their kind heeds. */
final class ThreadEnding {

    private static final String TIMER = "java.util.TimerThread";

    private final ThreadOwners owners;

    ThreadEnding(ThreadOwners owners) {
        this.owners = owners;
    }

    void ask(Thread thread) throws ReflectiveOperationException {
        Optional<ThreadPoolExecutor> pool = owners.pool(thread);
        if (pool.isPresent()) {
            attempt(pool.get()::shutdownNow);
        } else if (thread instanceof ForkJoinWorkerThread) {
            attempt(((ForkJoinWorkerThread) thread).getPool()::shutdownNow);
        } else if (thread.getClass().getName().equals(TIMER)) {
            cancel(thread);
        }
        attempt(thread::interrupt);
    }

    /** What {@code Timer.cancel} does. The timer itself is nowhere to be found. */
    private static void cancel(Thread timer) throws ReflectiveOperationException {
        Object queue = Internals.field(timer.getClass(), "queue").get(timer);
        synchronized (queue) {
            Internals.field(timer.getClass(), "newTasksMayBeScheduled").setBoolean(timer, false);
            Internals.method(queue.getClass(), "clear").invoke(queue);
            queue.notifyAll();
        }
    }

    /** A test's own subclass can answer with anything. */
    private static void attempt(Runnable request) {
        try {
            request.run();
        } catch (RuntimeException | Error e) {
            // Whether the thread ends is what counts, and is looked at.
            return;
        }
    }
}
