package dev.vivace.maven;

import dev.vivace.engine.report.terminal.TerminalReport;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Ctrl-C, or another end of Maven's JVM while tests run: what is known so far is written and shown first. Signals are
 * Maven's own business, so that we hear of it from the JVM.
 */
final class Interruption {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Semaphore running = new Semaphore(1);
    private final Thread atExit = new Thread(this::interrupt, "vivace-interrupt");
    private final TerminalReport report;
    private final BooleanSupplier cancel;

    /**
     * Tells this report of it.
     *
     * @param cancel ends the tests and tells whether some were under way
     */
    Interruption(TerminalReport report, BooleanSupplier cancel) {
        this.report = report;
        this.cancel = cancel;
    }

    /** Does what runs tests and writes their results; does not return while the JVM ends, so that Maven does no more. */
    <T> T during(Supplier<T> run) {
        Runtime.getRuntime().addShutdownHook(atExit);
        running.acquireUninterruptibly();
        try {
            return run.get();
        } finally {
            running.release();
            stayIfTheJvmEnds();
        }
    }

    private void stayIfTheJvmEnds() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException ending) {
            new Semaphore(0).acquireUninterruptibly();
        }
    }

    /** On a thread of its own, because to end workers may take longer than a user waits. */
    private void interrupt() {
        report.stopping();
        Thread writing = new Thread(this::letResultsBeWritten, "vivace-cancel");
        writing.setDaemon(true);
        writing.start();
        join(writing);
        report.interrupt();
    }

    private void letResultsBeWritten() {
        if (cancel.getAsBoolean()) {
            running.acquireUninterruptibly();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join(PATIENCE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
