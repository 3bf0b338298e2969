package dev.vivace.maven;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Ctrl-C, and signals that ask Maven to end while tests run: first what is known so far is written and shown. A shutdown
 * hook would be too late: Maven's own take the console away at the same time. Several modules may run at once, and all
 * of them hear it.
 */
final class Interruption {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Signals SIGNALS = new Signals();

    private final Semaphore running = new Semaphore(1);
    private final Runnable stopping;
    private final Runnable lastWords;
    private final BooleanSupplier cancel;

    /**
     * Tells of it.
     *
     * @param stopping says that it was heard
     * @param lastWords says what is known by then
     * @param cancel ends the tests and tells whether some were under way
     */
    Interruption(Runnable stopping, Runnable lastWords, BooleanSupplier cancel) {
        this.stopping = stopping;
        this.lastWords = lastWords;
        this.cancel = cancel;
    }

    /** Does what runs tests and writes their results; does not return after a signal, so that Maven does no more. */
    <T> T during(Supplier<T> run) {
        running.acquireUninterruptibly();
        SIGNALS.enter(this);
        try {
            return run.get();
        } finally {
            running.release();
            SIGNALS.leave(this);
        }
    }

    /** Ends the tests, and shows what is known by then. */
    void end() {
        stopping.run();
        letResultsBeWritten();
        sayLastWords();
    }

    /** On a thread of its own, because to end workers may take longer than a user waits. */
    private void letResultsBeWritten() {
        Thread writing = new Thread(this::cancelRun, "vivace-cancel");
        writing.setDaemon(true);
        writing.start();
        try {
            writing.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void cancelRun() {
        if (cancel.getAsBoolean()) {
            running.acquireUninterruptibly();
        }
    }

    /** A display that fails must not keep us from ending. */
    private void sayLastWords() {
        try {
            lastWords.run();
        } catch (IllegalStateException e) {
            System.err.println(e.getMessage());
        }
    }
}
