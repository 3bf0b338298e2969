package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.WorkerLoss.Cause;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What is known of the end of a worker.
 *
 * @param cancelled whether we ended it because nobody wants the run any more
 * @param exitCaller where a test called {@code System.exit}, where one did
 * @param breakdown why the worker itself could not go on
 * @param exit how the process ended, where it did so by itself
 * @param disconnection how the connection ended
 * @param lastWords the end of what the JVM itself printed
 * @param crashReport the file that a crashing JVM writes, where it did
 */
record Ending(
        boolean cancelled,
        Optional<Failure> exitCaller,
        Optional<Failure> breakdown,
        Optional<ExitStatus> exit,
        Optional<String> disconnection,
        String lastWords,
        Optional<Path> crashReport) {

    Cause cause() {
        if (cancelled) {
            return Cause.CANCELLED;
        }
        boolean left = breakdown.isEmpty()
                && crashReport.isEmpty()
                && exit.filter(status -> !status.isSignal()).isPresent();
        return exitCaller.isPresent() || left ? Cause.EXITED : Cause.CRASHED;
    }

    /** How it went, as the rest of a sentence. */
    String text() {
        String status = exit.map(known -> " (" + known.text() + ")").orElse("");
        if (breakdown.isPresent()) {
            return ": " + breakdown.get().headline();
        }
        if (exitCaller.isPresent()) {
            return " because System.exit was called" + status;
        }
        if (exit.isEmpty()) {
            return disconnection.map(reason -> ": " + reason).orElse("");
        }
        if (crashReport.isPresent()) {
            return " because the JVM crashed" + status;
        }
        return exit.get().isSignal() ? status : " because Runtime.halt was called, or native code ended it" + status;
    }

    /** Whether more memory may help. */
    boolean isAboutMemory() {
        return exit.filter(status -> status.code() == 137).isPresent()
                || breakdown
                        .filter(failure -> failure.type().equals("java.lang.OutOfMemoryError"))
                        .isPresent()
                || lastWords.contains("java.lang.OutOfMemoryError");
    }

    /** What was thrown, or where exit was called. */
    Optional<Failure> thrown() {
        return breakdown.or(() -> exitCaller);
    }
}
