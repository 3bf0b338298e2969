package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.benchmarks.Boundaries.Boundary;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class IsolationComparisonTest {

    private static final Verdicts NOTHING = Verdicts.of(List.of());
    private static final TestCase TEST = new TestCase("p.T", "p.T", "a");

    @Test
    void isEqualWhenEveryWayGivesTheVerdictsOfAJvmPerClass() {
        assertThat(IsolationTable.checks(List.of(comparison(PASSED))).exitCode())
                .isZero();
    }

    @Test
    void findsTheWayThatGivesAnotherVerdict() {
        IsolationComparison comparison = comparison(FAILED);

        assertThat(comparison.differences("vivace-reset")).containsExactly(TEST);
        assertThat(comparison.differences("vivace-process")).isEmpty();
        assertThat(IsolationTable.checks(List.of(comparison)).toString())
                .contains(
                        "- vivace-process gives every steady verdict of a JVM per class: holds, 0 differ in 1 suite\n",
                        "- vivace-reset gives every steady verdict of a JVM per class: **does not hold**, 1 differ in 1 suite\n");
    }

    @Test
    void knowsHowMuchOfTheOverheadIsGone() {
        assertThat(comparison(PASSED).overheadGone("vivace-reset")).isEqualTo(0.75);
    }

    @Test
    void showsWhatIsGained() {
        assertThat(IsolationTable.of(List.of(comparison(PASSED))))
                .contains("| sample | 1.25x | 1.00x | 60 % | 100 % | 1 | 1 |\n")
                .contains("On average a reset saves 60 % of the time")
                .contains("sample: need a JVM of their own:\n- p.T: a port is open\n- p.T: a thread did not end\n");
    }

    @Test
    void showsRatiosFirstThenTimesThenEveryRun() {
        assertThat(IsolationTable.of(List.of(comparison(PASSED))))
                .startsWith("| subject | of a JVM per class: surefire |")
                .contains("| sample | 0.20x | 0.80x | 0.40x | 0.50x | 25 % | 75 % | 63 % | 0 | 0 | 0 |\n")
                .contains("| sample | 1 | 10.0 s, CPU 20.0 s | 2.0 s, CPU 20.0 s |")
                .endsWith("| sample | vivace-auto | 5.0 | - |\n");
    }

    @Test
    void showsWhatBoundariesCost() {
        assertThat(IsolationTable.of(List.of(comparison(PASSED))))
                .contains("| sample | 2 | 1.0 ms | 4.0 ms | 4.0 ms | 4.0 ms | p.U |\n");
    }

    /** Of a suite that takes 10 s with a JVM per class, 2 s with one, and 4 s with resets, which give this verdict. */
    private static IsolationComparison comparison(Verdict afterReset) {
        Subject subject = new Subject(
                "sample",
                Coordinates.parse("g:a:1"),
                List.of(),
                "",
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty());
        return new IsolationComparison(
                subject,
                Map.of(
                        "surefire-per-class", List.of(measurement(10, PASSED)),
                        "surefire", List.of(measurement(2, PASSED)),
                        "vivace-process", List.of(measurement(8, PASSED)),
                        "vivace-reset", List.of(measurement(4, afterReset, boundary("p.T", 1), boundary("p.U", 4))),
                        "vivace-auto", List.of(measurement(5, PASSED))));
    }

    private static Measurement measurement(long seconds, Verdict verdict, Boundary... boundaries) {
        return new Measurement(
                Duration.ofSeconds(seconds),
                Optional.empty(),
                new Usage(Duration.ofSeconds(20), OptionalLong.empty()),
                new SurefireReports(Verdicts.of(List.of(Map.entry(TEST, verdict))), Duration.ZERO),
                Optional.of(new RunJson(
                        Duration.ZERO,
                        1,
                        NOTHING,
                        NOTHING,
                        List.of(),
                        List.of("p.T: a thread did not end", "p.T: a port is open"))),
                new Boundaries(List.of(boundaries)));
    }

    private static Boundary boundary(String className, long millis) {
        return new Boundary(className, Duration.ofMillis(millis));
    }
}
