package dev.vivace.engine.report.terminal;

import static dev.vivace.engine.report.terminal.Results.failed;
import static dev.vivace.engine.report.terminal.Results.passed;
import static dev.vivace.engine.report.terminal.Results.printing;
import static dev.vivace.engine.report.terminal.Results.skipped;
import static dev.vivace.engine.report.terminal.Results.suite;
import static dev.vivace.engine.report.terminal.Results.suiteOf;
import static dev.vivace.engine.report.terminal.Results.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SummaryTest {

    private static final Duration WALL = Duration.ofSeconds(5);

    private final FakeClock clock = new FakeClock();
    private final Tally tally = new Tally(clock);
    private final Summary summary = new Summary(Style.PLAIN, id -> "vivace run shop --test '" + id + "'");

    @Test
    void isOneLineWhereAllIsWell() {
        tally.suiteFinished(suite(passed("a.A#one"), skipped("a.A#two")), List.of());

        assertThat(ended()).containsExactly("2 tests: 1 passed, 1 skipped in 2.3 s (5.0 s in all)");
    }

    @Test
    void repeatsOnlyWhatFailedWithALineToSeeItAgain() {
        tally.suiteFinished(suite(passed("a.A#one"), failed("a.A#two", "no")), List.of());

        assertThat(ended())
                .containsExactly(
                        "",
                        "FAILED a.A#two (0.020 s)",
                        "  org.opentest4j.AssertionFailedError: no",
                        "  Again: vivace run shop --test 'a.A#two'",
                        "",
                        "2 tests: 1 passed, 1 failed in 2.3 s (5.0 s in all)");
    }

    @Test
    void showsTheLastLinesThatARedTestPrinted(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(
                directory.resolve("output"), "early\n" + "noise\n".repeat(20) + "\u001b[2Jlast \u20ac\n");
        CapturedOutput output = new CapturedOutput(
                Optional.of(file), List.of(new CapturedOutput.Chunk(false, 0, (int) Files.size(file), 0)));
        tally.suiteFinished(suite(printing(output, failed("a.A#two", "no"))), List.of());

        assertThat(ended())
                .contains("  It printed last:", "    | noise", "    | \\u001b[2Jlast \u20ac")
                .doesNotContain("    | early");
    }

    @Test
    void tellsOfTheRedRunOfATestThatLaterPassed() {
        tally.suiteFinished(
                suiteOf(verdict(Outcome.FAILED, failed("a.A#one", "first time"), passed("a.A#one"))), List.of());

        assertThat(ended()).contains("FAILED a.A#one (0.020 s)", "  org.opentest4j.AssertionFailedError: first time");
    }

    @Test
    void countsWhatWasNotSettledApart() {
        tally.suiteFinished(
                suiteOf(
                        verdict(Outcome.PASSED, passed("a.A#one")),
                        verdict(Outcome.SKIPPED, skipped("a.A#two")),
                        flagged(TestVerdict.UNCONFIRMED, failed("a.A#three", "no"), skipped("a.A#three")),
                        flagged(TestVerdict.NOT_RUN, skipped("a.A#four"))),
                List.of());

        assertThat(summary.interrupted(tally.digest(), WALL))
                .containsExactly(
                        "Interrupted after 5.0 s. So far: 3 tests: 1 passed, 1 skipped, 1 unconfirmed, 1 not run");
    }

    @Test
    void countsAsRedWhatARunDidNotGetToWhoseTimeWasOver() {
        TestResult late = Results.red("a.A#two", Outcome.TIMED_OUT, "not run", "not run");
        TestVerdict unrun = new TestVerdict(
                late.id(),
                Outcome.TIMED_OUT,
                Set.of(TestVerdict.NOT_RUN),
                List.of(new Attempt(Attempt.Stage.SUITE, late)));
        tally.suiteFinished(suiteOf(verdict(Outcome.PASSED, passed("a.A#one")), unrun), List.of());

        assertThat(ended()).contains("2 tests: 1 passed, 1 failed in 2.3 s (5.0 s in all)");
    }

    private static TestVerdict flagged(String flag, TestResult... results) {
        TestVerdict verdict = verdict(Outcome.SKIPPED, results);
        return new TestVerdict(verdict.id(), verdict.outcome(), Set.of(flag), verdict.attempts());
    }

    @Test
    void namesFlakyTests() {
        tally.suiteFinished(suiteOf(verdict(Outcome.PASSED, failed("a.A#one", "no"), passed("a.A#one"))), List.of());

        assertThat(ended())
                .containsExactly(
                        "",
                        "FLAKY a.A#one passed only when it was run again",
                        "",
                        "1 test: 1 passed (1 flaky) in 2.3 s (5.0 s in all)");
    }

    @Test
    void tellsEveryNoticeOnce() {
        tally.notice("Parameter x is not honoured.");
        tally.notice("Parameter x is not honoured.");

        assertThat(ended()).containsOnlyOnce("Note: Parameter x is not honoured.");
    }

    @Test
    void namesTheFilesOfTheFirstModules() {
        for (int module = 1; module <= 6; module++) {
            tally.suiteFinished(suite(passed("a.A#one")), List.of(Path.of("module" + module, "target")));
        }

        assertThat(ended())
                .contains("Written: " + Path.of("module4", "target"), "Written: the same for the other modules, 2 more")
                .doesNotContain("Written: " + Path.of("module5", "target"));
    }

    @Test
    void tellsWhatIsKnownOfAnInterruptedRun() {
        tally.suiteFinished(suite(passed("a.A#one")), List.of());
        tally.suiteStarted("shop", TestOrder.of("b.B#two", "b.B#three"), Map.of());
        tally.testFinished(failed("b.B#two", "no"));

        assertThat(summary.interrupted(tally.digest(), WALL))
                .contains("FAILED b.B#two (0.020 s)")
                .endsWith("Interrupted after 5.0 s. So far: 2 tests: 1 passed, 1 failed");
    }

    @Test
    void staysReadableWithHundredsOfFailures() {
        tally.suiteStarted("shop", TestOrder.of(), Map.of());
        for (int i = 0; i < 300; i++) {
            tally.testFinished(failed("a.A#test" + i, "no"));
        }

        assertThat(ended())
                .hasSizeLessThan(400)
                .contains("And 275 more; the reports tell why:", "FAILED a.A#test299 (0.020 s)");
    }

    private List<String> ended() {
        return summary.ended(tally.digest(), WALL);
    }
}
