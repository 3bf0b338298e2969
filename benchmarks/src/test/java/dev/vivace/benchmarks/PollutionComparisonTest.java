package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PollutionComparisonTest {

    private static final TestCase TEST = new TestCase("p.T", "p.T", "a");

    @Test
    void isProofWhenPollutionDoesHarmAndAResetLeavesNothingOfIt() {
        assertThat(comparison(first(PASSED), first(FAILED), first(PASSED)).isProof())
                .isTrue();
    }

    @Test
    void isNoProofWhenPollutionDoesNoHarm() {
        assertThat(comparison(first(PASSED), first(PASSED), first(PASSED)).isProof())
                .isFalse();
    }

    @Test
    void isNoProofWhenATestIsHarmedAfterAResetEvenIfItPassesWhenAskedAgain() {
        PollutionComparison comparison = comparison(first(PASSED), first(FAILED), first(FAILED));

        assertThat(comparison.reset().get(0).verdicts().red()).isZero();
        assertThat(comparison.harmedAfterReset()).containsExactly(TEST);
        assertThat(comparison.isProof()).isFalse();
    }

    @Test
    void countsATestThatDidNotRun() {
        Measurement without = measurement(Verdicts.of(List.of()));

        assertThat(comparison(first(PASSED), without, first(PASSED)).harmedWithoutReset())
                .containsExactly(TEST);
    }

    @Test
    void doesNotCountATestThatIsRedInAJvmPerClassToo() {
        assertThat(comparison(first(FAILED), first(FAILED), first(FAILED)).harmedWithoutReset())
                .isEmpty();
    }

    @Test
    void showsWhatIsLeftBelowTheTable() {
        assertThat(PollutionTable.of(List.of(comparison(first(PASSED), first(FAILED), first(FAILED)))))
                .contains("| sample | 1 | 1 | 1 | 0 | 0 |\n")
                .contains("sample: harmed after a reset:\n- p.T#a: failed\n");
    }

    private static PollutionComparison comparison(Measurement reference, Measurement unprotected, Measurement reset) {
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
        return new PollutionComparison(subject, List.of(reference), List.of(unprotected), List.of(reset));
    }

    /** A run in which the test did this first; in the end it passed. */
    private static Measurement first(Verdict verdict) {
        return measurement(verdicts(verdict));
    }

    private static Measurement measurement(Verdicts firstAttempts) {
        return new Measurement(
                Duration.ZERO,
                Optional.empty(),
                Usage.UNKNOWN,
                new SurefireReports(verdicts(PASSED), Duration.ZERO),
                Optional.of(new RunJson(Duration.ZERO, 1, verdicts(PASSED), firstAttempts, List.of(), List.of())),
                new Boundaries(List.of()));
    }

    private static Verdicts verdicts(Verdict verdict) {
        return Verdicts.of(List.of(Map.entry(TEST, verdict)));
    }
}
