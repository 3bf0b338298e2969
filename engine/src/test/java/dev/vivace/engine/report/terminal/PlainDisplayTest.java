package dev.vivace.engine.report.terminal;

import static dev.vivace.engine.report.terminal.Results.failed;
import static dev.vivace.engine.report.terminal.Results.on;
import static dev.vivace.engine.report.terminal.Results.passed;
import static dev.vivace.engine.report.terminal.Results.skipped;
import static dev.vivace.engine.report.terminal.Results.suite;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.WorkerLoss;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlainDisplayTest {

    private final FakeClock clock = new FakeClock();
    private final FakeTerminal log = FakeTerminal.plain();
    private final PlainDisplay display = new PlainDisplay(log.console(), clock);

    @Test
    void writesALinePerClass() {
        start("a.A#one", "a.A#two", "b.B#three");
        display.testFinished(passed("a.A#one"));
        display.testFinished(skipped("a.A$Inner#two"));
        display.testFinished(passed("b.B#three"));
        display.suiteFinished(suite(passed("a.A#one")), List.of());

        assertThat(log.written().lines())
                .containsExactly(
                        "Running shop: 3 tests",
                        "Tests run: 2, Failures: 0, Errors: 0, Skipped: 1, Time elapsed: 0.040 s -- in a.A",
                        "Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.020 s -- in b.B");
    }

    @Test
    void tellsOfAClassAsSoonAsTheNextBegins() {
        start("a.A#one", "b.B#two");
        display.testFinished(passed("a.A#one"));
        display.testStarted(1, TestId.parse("b.B#two"));

        assertThat(log.written()).contains("-- in a.A");
    }

    @Test
    void keepsClassesOfSeveralWorkersApart() {
        start("a.A#one", "a.A#two", "b.B#three");
        display.testFinished(on(1, passed("a.A#one")));
        display.testFinished(on(2, passed("b.B#three")));
        display.testFinished(on(1, passed("a.A#two")));
        display.end();

        assertThat(log.written())
                .contains("Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.040 s -- in a.A");
    }

    @Test
    void writesOneLineForAClassOfWhichATestIsAskedAgainLater() {
        start("a.A#one", "a.A#two", "b.B#three");
        display.testFinished(on(1, passed("a.A#one")));
        display.testFinished(on(1, passed("b.B#three")));
        display.testFinished(on(2, failed("a.A#two", "no")));
        display.end();

        assertThat(log.written().lines())
                .filteredOn(line -> line.endsWith("-- in a.A"))
                .containsExactly("Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.040 s -- in a.A");
    }

    @Test
    void tellsHowTestsWillRun() {
        start("a.A#one");
        display.manner("2 workers run classes side by side.");

        assertThat(log.written().lines()).endsWith("2 workers run classes side by side.");
    }

    @Test
    void tellsFailuresAsTheyCome() {
        start("a.A#one", "a.A#two");
        display.testFinished(failed("a.A#one", "expected: <1> but was: <2>"));

        assertThat(log.written().lines())
                .endsWith(
                        "FAILED a.A#one (0.020 s)",
                        "  org.opentest4j.AssertionFailedError: expected: <1> but was: <2>");
    }

    @Test
    void givesASignOfLifeAfterLongSilence() {
        start("a.A#one", "a.A#two");
        display.testStarted(1, TestId.parse("a.A#one"));
        clock.passSeconds(29);
        display.tick();
        assertThat(log.written().lines()).hasSize(1);

        clock.passSeconds(1);
        display.tick();
        display.tick();
        assertThat(log.written().lines())
                .containsExactly(
                        "Running shop: 2 tests", "0 of 2 tests after 30 s", "  still running: a.A#one for 30 s");
    }

    @Test
    void tellsWhatRunsAgainAndHowFarThatIs() {
        start("a.A#one", "b.B#two");
        display.stageBegan(Stage.CLASS, 1);
        display.stageBegan(Stage.SUITE, 2);
        display.testStarted(3, TestId.parse("a.A#one"));
        clock.passSeconds(30);
        display.tick();

        assertThat(log.written().lines())
                .containsExactly(
                        "Running shop: 2 tests",
                        "Asking again what may not count, class by class in new JVMs: 1 test",
                        "Asking what is red in its class alone in the suite's natural order, too: 2 tests",
                        "1 of 2 tests again after 30 s",
                        "  still running: a.A#one for 30 s");
    }

    @Test
    void givesASignOfLifeWhileMavenIsSilent() {
        display.preparing("Maven: building shop");
        clock.passSeconds(30);
        display.tick();

        assertThat(log.written().lines()).containsExactly("Maven: building shop", "Still at it: Maven: building shop");
    }

    @Test
    void tellsOfALostWorkerThatRanNoTest() {
        start("a.A#one");
        display.workerLost(1, new WorkerLoss(WorkerLoss.Cause.CRASHED, "Worker 1 stopped.", Optional.empty()));

        assertThat(log.written().lines()).endsWith("Worker 1 stopped.");
    }

    @Test
    void usesNoControlSequences() {
        start("a.A#one");
        display.testFinished(failed("a.A#one", "\u001b[31mno"));
        display.end();

        assertThat(log.written()).doesNotContain("\u001b", "\r");
    }

    private void start(String... ids) {
        display.suiteStarted("shop", TestOrder.of(ids), Map.of());
    }
}
