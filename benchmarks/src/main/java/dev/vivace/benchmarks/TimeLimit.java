package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Lets work take only so long.
 *
 * @param most how long each piece may take
 * @param end of all of it, on the clock of {@link System#nanoTime}
 */
record TimeLimit(Duration most, long end) {

    /** How long what was interrupted may take to end its processes. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final Duration FOREVER = Duration.ofDays(365);

    /** No limit at all. */
    static TimeLimit none() {
        return of(FOREVER, FOREVER);
    }

    static TimeLimit of(Duration each, Duration together) {
        return new TimeLimit(each, System.nanoTime() + together.toNanos());
    }

    /** What it returns; empty where it was interrupted because the time was up. */
    OptionalInt run(Callable<Integer> work) {
        FutureTask<Integer> task = new FutureTask<>(work);
        Thread thread = new Thread(task, "comparison");
        thread.setDaemon(true);
        thread.start();
        try {
            return OptionalInt.of(task.get(left().toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            return stopped(thread);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return stopped(thread);
        }
    }

    private Duration left() {
        Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
        return left.compareTo(most) < 0 ? left : most;
    }

    private static OptionalInt stopped(Thread thread) {
        thread.interrupt();
        try {
            thread.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return OptionalInt.empty();
    }
}
