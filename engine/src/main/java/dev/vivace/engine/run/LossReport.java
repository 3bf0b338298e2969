package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.model.WorkerLoss.Cause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lost worker in words.
 *
 * @param loss for the run as a whole
 * @param outcome of the tests to blame
 * @param failure of the tests to blame
 */
record LossReport(WorkerLoss loss, Outcome outcome, Failure failure) {

    private static final String LOST = "dev.vivace.WorkerLost";
    private static final String TIMED_OUT = "dev.vivace.TestTimedOut";

    /** A worker that went by itself. */
    static LossReport lost(int worker, Suspects suspects, Ending ending, int ranBefore) {
        String what = ending.cause() == Cause.CANCELLED
                ? "The run was cancelled " + suspects.text()
                : "Worker " + worker + " stopped " + suspects.text() + ending.text() + suspects.missing();
        String type = ending.breakdown().map(Failure::type).orElse(LOST);
        List<String> trace = new ArrayList<>(List.of(type + ": " + what, ranBefore(ranBefore)));
        if (ending.isAboutMemory()) {
            trace.add("  Try: --worker-memory with a larger size");
        }
        ending.crashReport().ifPresent(file -> trace.add("  The JVM's own report: " + file));
        ending.thrown().ifPresent(thrown -> trace.add(thrown.trace().stripTrailing()));
        if (!ending.lastWords().isEmpty()) {
            trace.add("The JVM printed at last:\n" + ending.lastWords());
        }
        return new LossReport(
                new WorkerLoss(ending.cause(), what, suspects.first()),
                Outcome.CRASHED,
                new Failure(type, Optional.of(what), String.join("\n", trace)));
    }

    /** A worker that we ended because a test took too long. */
    static LossReport timedOut(int worker, Suspects suspects, Duration limit, String threads, int ranBefore) {
        String what = "Worker " + worker + " was ended " + suspects.text() + ": it took longer than " + text(limit)
                + suspects.missing();
        String trace =
                String.join("\n", TIMED_OUT + ": " + what, ranBefore(ranBefore), "  Try: a longer --timeout", threads);
        return new LossReport(
                new WorkerLoss(Cause.TIMED_OUT, what, suspects.first()),
                Outcome.TIMED_OUT,
                new Failure(TIMED_OUT, Optional.of(what), trace));
    }

    private static String ranBefore(int count) {
        return "  Ran before it: " + (count == 1 ? "1 test" : count + " tests") + " of this order.";
    }

    private static String text(Duration limit) {
        return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }
}
