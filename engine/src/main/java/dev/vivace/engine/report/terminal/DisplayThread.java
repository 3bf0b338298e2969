package dev.vivace.engine.report.terminal;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The thread that owns what a command shows. Others send it messages; between these it ticks as long as something is being
 * done. It ends by itself when there is nothing to do, and begins anew with the next message.
 */
final class DisplayThread {

    private final Duration period;
    private final BooleanSupplier tick;
    private final ScheduledThreadPoolExecutor thread;
    private boolean isTicking;

    /**
     * One that ticks so often.
     *
     * @param tick answers whether something is still being done
     */
    DisplayThread(Duration period, BooleanSupplier tick) {
        this.period = period;
        this.tick = tick;
        this.thread = new ScheduledThreadPoolExecutor(1, DisplayThread::daemon);
        this.thread.setKeepAliveTime(period.toMillis(), TimeUnit.MILLISECONDS);
        this.thread.allowCoreThreadTimeOut(true);
    }

    private static Thread daemon(Runnable work) {
        Thread daemon = new Thread(work, "vivace-display");
        daemon.setDaemon(true);
        return daemon;
    }

    /** Shows something when all earlier messages were shown, and returns then. */
    void show(Runnable message) {
        try {
            CompletableFuture.runAsync(() -> deal(message), thread).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException thrown
                    ? thrown
                    : new IllegalStateException("The display failed", e.getCause());
        }
    }

    /** Leaves a message. */
    void send(Runnable message) {
        thread.execute(message);
    }

    private void deal(Runnable message) {
        message.run();
        if (!isTicking) {
            isTicking = true;
            tickLater();
        }
    }

    private void tickLater() {
        thread.schedule(this::tickAndGoOn, period.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void tickAndGoOn() {
        isTicking = tick.getAsBoolean();
        if (isTicking) {
            tickLater();
        }
    }
}
