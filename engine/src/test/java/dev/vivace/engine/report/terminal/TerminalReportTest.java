package dev.vivace.engine.report.terminal;

import static dev.vivace.engine.report.terminal.Results.failed;
import static dev.vivace.engine.report.terminal.Results.passed;
import static dev.vivace.engine.report.terminal.Results.suite;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.report.terminal.TerminalReport.Amount;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TerminalReportTest {

    private final FakeTerminal log = FakeTerminal.plain();

    @Test
    void endsWithTheSummary() {
        TerminalReport report = report(Amount.USUAL);
        report.suiteStarted("shop", TestOrder.of("a.A#one"), Map.of());
        report.testFinished(passed("a.A#one"));
        report.suiteFinished(suite(passed("a.A#one")), List.of());
        report.finish();

        assertThat(log.written().lines().toList().get(2)).startsWith("1 test: 1 passed in 2.3 s");
    }

    @Test
    void saysOnlyWhatFailedWhenQuiet() {
        TerminalReport report = report(Amount.QUIET);
        report.preparing("Maven: compiling");
        report.suiteStarted("shop", TestOrder.of("a.A#one", "a.A#two"), Map.of());
        report.testFinished(passed("a.A#one"));
        report.testFinished(failed("a.A#two", "no"));
        report.finish();

        assertThat(log.written()).startsWith("FAILED a.A#two").doesNotContain("Maven", "Running", "Tests run");
    }

    @Test
    void ignoresWhatHappensAfterAnInterrupt() {
        TerminalReport report = report(Amount.USUAL);
        report.suiteStarted("shop", TestOrder.of("a.A#one"), Map.of());
        report.interrupt();
        report.workerLost(
                1, new WorkerLoss(WorkerLoss.Cause.CRASHED, "Worker 1 stopped.", Optional.of(TestId.parse("a.A#one"))));
        report.testFinished(failed("a.A#one", "killed"));
        report.finish();

        assertThat(log.written()).contains("Interrupted after").doesNotContain("killed", "Worker 1");
    }

    @Test
    void countsTheResultsOfARunThatIsBeingEnded() {
        TerminalReport report = report(Amount.USUAL);
        report.suiteStarted("shop", TestOrder.of("a.A#one", "a.A#two"), Map.of());
        report.stopping();
        report.testFinished(failed("a.A#two", "killed"));
        report.notice("One is not settled.");
        report.suiteFinished(suite(passed("a.A#one")), List.of(Path.of("run.json")));
        report.interrupt();

        assertThat(log.written())
                .contains(
                        "Interrupted: ending the tests",
                        "Note: One is not settled.",
                        "Written: run.json",
                        "So far: 1 test: 1 passed")
                .doesNotContain("killed");
    }

    @Test
    void saysNothingMoreWhenAbandoned() {
        TerminalReport report = report(Amount.USUAL);
        report.abandon();

        assertThat(log.written()).isEmpty();
    }

    @Test
    void tellsDetailsOnlyToThoseWhoAskForThem() {
        TerminalReport usual = report(Amount.USUAL);
        usual.detail("No class archive yet.");
        usual.finish();
        assertThat(log.written()).doesNotContain("archive");

        TerminalReport detailed = report(Amount.DETAILED);
        detailed.detail("No class archive yet.");
        detailed.finish();
        assertThat(log.written()).contains("No class archive yet.");
    }

    private TerminalReport report(Amount amount) {
        return TerminalReport.start(log.console(), amount, id -> "vivace run --test " + id);
    }
}
