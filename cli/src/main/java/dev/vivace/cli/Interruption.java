package dev.vivace.cli;

import dev.vivace.engine.command.EndRequests;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Ctrl-C, and signals that ask us to end: first what is known so far is shown and written, then everything is ended.
 */
final class Interruption {

    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final EndRequests requests = new EndRequests(InstantSource.system());
    private final Semaphore running = new Semaphore(1);
    private final Runnable stopping;
    private final Runnable lastWords;
    private final BooleanSupplier cancel;

    private Interruption(Runnable stopping, Runnable lastWords, BooleanSupplier cancel) {
        this.stopping = stopping;
        this.lastWords = lastWords;
        this.cancel = cancel;
    }

    /**
     * Watches for signals from now on.
     *
     * @param stopping says that everything is being ended
     * @param lastWords says what is known so far
     * @param cancel ends the tests and tells whether some were under way
     */
    static Interruption watch(Runnable stopping, Runnable lastWords, BooleanSupplier cancel) {
        Interruption interruption = new Interruption(stopping, lastWords, cancel);
        SIGNALS.forEach(signal -> Signals.handle(signal, interruption::hear));
        return interruption;
    }

    /** Does what runs tests and writes their results; an interruption waits for its end. */
    <T> T during(Supplier<T> run) {
        running.acquireUninterruptibly();
        try {
            return run.get();
        } finally {
            running.release();
        }
    }

    /** Does not return after an interruption: the JVM ends when its last words are said. */
    void awaitEndIfHappened() {
        if (requests.happened()) {
            new Semaphore(0).acquireUninterruptibly();
        }
    }

    private void hear() {
        requests.hear().ifPresent(this::interrupt);
    }

    /**
     * Shutdown hooks end Maven and the workers, and leave nothing behind. Who asks twice does not want to wait for the
     * results, who asks once more not even for the hooks.
     */
    private void interrupt(int request) {
        switch (request) {
            case 1 -> {
                stopping.run();
                letResultsBeWritten();
                sayLastWords();
                System.exit(ExitCode.INTERRUPTED.code());
            }
            case 2 -> System.exit(ExitCode.INTERRUPTED.code());
            default -> Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
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

    /** On a thread of its own, because to end workers may take longer than a user waits. */
    private void letResultsBeWritten() {
        Thread writing = new Thread(this::cancelRun, "vivace-cancel");
        writing.setDaemon(true);
        writing.start();
        join(writing);
    }

    private static void join(Thread thread) {
        try {
            thread.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void cancelRun() {
        if (cancel.getAsBoolean()) {
            running.acquireUninterruptibly();
        }
    }
}
