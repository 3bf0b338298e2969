package dev.vivace.maven;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Ctrl-C, and signals that ask Maven to end while tests run: first what is known so far is written and shown. A shutdown
 * hook would be too late: Maven's own take the console away at the same time.
 */
final class Interruption {

    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");
    private static final int EXIT_CODE_OF_SIGNALS = 128;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final AtomicBoolean happened = new AtomicBoolean();
    private final Semaphore running = new Semaphore(1);
    private final Map<Signal, SignalHandler> before = new LinkedHashMap<>();
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
        SIGNALS.forEach(this::watch);
        try {
            return run.get();
        } finally {
            running.release();
            stayIfHappened();
            before.forEach(Signal::handle);
        }
    }

    private void watch(String name) {
        try {
            Signal signal = new Signal(name);
            before.put(signal, Signal.handle(signal, this::interrupt));
        } catch (IllegalArgumentException e) {
            // Windows has no HUP, and a JVM started with -Xrs leaves signals alone.
            return;
        }
    }

    private void stayIfHappened() {
        if (happened.get()) {
            new Semaphore(0).acquireUninterruptibly();
        }
    }

    /** Who asks twice does not want to wait for the results. */
    private void interrupt(Signal signal) {
        if (!happened.getAndSet(true)) {
            stopping.run();
            letResultsBeWritten();
            sayLastWords();
        }
        System.exit(EXIT_CODE_OF_SIGNALS + signal.getNumber());
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
