package dev.vivace.cli;

import dev.vivace.engine.report.terminal.TerminalReport;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ctrl-C, and signals that ask us to end: first what is known so far is shown, then everything is ended. */
final class Interruption {

    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");

    private final AtomicBoolean happened = new AtomicBoolean();
    private final TerminalReport report;

    private Interruption(TerminalReport report) {
        this.report = report;
    }

    /** Watches for signals from now on. */
    static Interruption watch(TerminalReport report) {
        Interruption interruption = new Interruption(report);
        SIGNALS.forEach(signal -> Signals.handle(signal, interruption::interrupt));
        return interruption;
    }

    boolean happened() {
        return happened.get();
    }

    /** Shutdown hooks end Maven and the workers. Who asks twice does not want to wait for them. */
    private void interrupt() {
        if (happened.getAndSet(true)) {
            Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
        }
        report.interrupt();
        System.exit(ExitCode.INTERRUPTED.code());
    }
}
