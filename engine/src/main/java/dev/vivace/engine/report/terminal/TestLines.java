package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lines that stay on the console while a suite runs. */
final class TestLines {

    private static final int HEADLINE = 160;

    private final Style style;

    TestLines(Style style) {
        this.style = style;
    }

    /** A module begins. */
    String module(String module, TestOrder order) {
        int tests = order.tests().size();
        return style.bold("Running " + SafeText.line(module)) + ": " + tests + (tests == 1 ? " test" : " tests");
    }

    /** Tests run again, and where. */
    String stage(Stage stage, int tests) {
        String count = tests == 1 ? "1 test" : tests + " tests";
        return stage == Stage.SUITE
                ? "Asking what is red in its class alone in the suite's natural order, too: " + count
                : "Asking again what may not count, class by class in new JVMs: " + count;
    }

    /** A test is red: what and why, in two lines; the summary tells more. */
    List<String> red(TestResult result) {
        List<String> lines = new ArrayList<>();
        String label = result.outcome().label().toUpperCase(Locale.ROOT);
        lines.add(style.red(label) + " " + SafeText.line(result.id().toString()) + " ("
                + TimeText.exact(result.duration()) + ")");
        result.failure()
                .ifPresent(failure -> lines.add(
                        "  " + Columns.cutEnd(SafeText.line(failure.headline().strip()), HEADLINE)));
        return lines;
    }

    /** A test took longer than it should. */
    String slow(TestResult result, Optional<Duration> expected) {
        String usual = expected.map(time -> ", usually " + TimeText.exact(time)).orElse("");
        return style.yellow("SLOW") + " " + SafeText.line(result.id().toString()) + " ("
                + TimeText.exact(result.duration()) + usual + ")";
    }

    /** A worker went away; where a test ran in it, the test's own line tells. */
    List<String> loss(WorkerLoss loss) {
        return loss.running().isPresent() ? List.of() : SafeText.firstLines(loss.description(), 5);
    }
}
