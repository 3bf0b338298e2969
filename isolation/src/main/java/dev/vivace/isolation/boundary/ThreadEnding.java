package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;

/** Asks threads to end, in the way that their kind heeds. */
final class ThreadEnding {

    private static final String TIMER = "java.util.TimerThread";

    private final Owners owners;

    ThreadEnding(Owners owners) {
        this.owners = owners;
    }

    /** What is lent serves others after it, and so does its pool: it only has to let go of what it runs. */
    void ask(Thread thread) throws ReflectiveOperationException {
        if (!owners.isLent(thread)) {
            end(thread);
        }
        disturb(thread);
    }

    /** Only interrupts it. */
    void disturb(Thread thread) {
        attempt(thread::interrupt);
    }

    private void end(Thread thread) throws ReflectiveOperationException {
        Optional<ThreadPoolExecutor> pool = owners.pool(thread);
        if (pool.isPresent()) {
            attempt(pool.get()::shutdownNow);
        } else if (thread instanceof ForkJoinWorkerThread) {
            attempt(((ForkJoinWorkerThread) thread).getPool()::shutdownNow);
        } else if (thread.getClass().getName().equals(TIMER)) {
            cancel(thread);
        } else {
            owners.executor(thread).ifPresent(ThreadEnding::end);
        }
    }

    private static void end(Executor executor) {
        if (executor instanceof ExecutorService) {
            attempt(((ExecutorService) executor)::shutdownNow);
        } else if (executor instanceof AutoCloseable) {
            close((AutoCloseable) executor);
        }
    }

    /** It may wait for what its threads are doing, for longer than we do. */
    private static void close(AutoCloseable executor) {
        Thread closing = new Thread(
                () -> {
                    try {
                        executor.close();
                    } catch (Exception | Error e) {
                        // Whether its threads end is what counts, and is looked at.
                        return;
                    }
                },
                "vivace-closing");
        closing.setDaemon(true);
        closing.start();
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
