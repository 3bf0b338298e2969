package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.benchmarks.MutationComparison.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MutationComparisonTest {

    private static final TestCase TEST = new TestCase("p.T", "p.T", "a");

    @Test
    void countsMutantsThatATestFinds() {
        MutationComparison comparison = comparison(trial(FAILED, FAILED), trial(PASSED, PASSED));

        assertThat(comparison.killed(Trial::process)).isOne();
        assertThat(comparison.killed(Trial::reset)).isOne();
        assertThat(comparison.isProof()).isTrue();
    }

    @Test
    void isNoProofWhenAResetHidesAMutant() {
        MutationComparison comparison = comparison(trial(FAILED, PASSED));

        assertThat(comparison.disputed()).hasSize(1);
        assertThat(comparison.isProof()).isFalse();
    }

    @Test
    void showsWhoDisagreesBelowTheTable() {
        assertThat(MutationTable.of(List.of(comparison(trial(FAILED, PASSED)))))
                .contains("| sample | 1 | 1 | 0 | 1 | 1 |\n")
                .contains(
                        "sample: p.C.m, line 7: changed:\n- p.T#a: failed with a JVM per class, passed after a reset\n");
    }

    private static MutationComparison comparison(Trial... mutants) {
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
        return new MutationComparison(subject, trial(PASSED, PASSED), List.of(mutants));
    }

    private static Trial trial(Verdict process, Verdict reset) {
        return new Trial("p.C.m, line 7: changed", verdicts(process), verdicts(reset));
    }

    private static Verdicts verdicts(Verdict verdict) {
        return Verdicts.of(List.of(Map.entry(TEST, verdict)));
    }
}
