package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SampleResults;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ParallelSafetyTest {

    @Test
    void isGivenWhereAllSayTheSame() {
        ParallelSafety safety = ParallelSafety.of(
                List.of(verdict("a.B#c", Outcome.PASSED), verdict("a.B#d", Outcome.FAILED)),
                List.of(verdict("a.B#c", Outcome.PASSED), verdict("a.B#d", Outcome.FAILED)));

        assertThat(safety.told().safe()).isTrue();
    }

    @Test
    void isNotGivenWhereATestSkipsItselfBesideOthers() {
        ParallelSafety safety = ParallelSafety.of(
                List.of(verdict("a.B#c", Outcome.PASSED)), List.of(verdict("a.B#c", Outcome.SKIPPED)));

        assertThat(safety.differing()).containsExactly(TestId.parse("a.B#c"));
        assertThat(safety.told().safe()).isFalse();
    }

    @Test
    void isNotGivenWhereATestIsMissing() {
        ParallelSafety safety = ParallelSafety.of(List.of(verdict("a.B#c", Outcome.PASSED)), List.of());

        assertThat(safety.differing()).containsExactly(TestId.parse("a.B#c"));
    }

    @Test
    void isNotGivenWhereATestRaced() {
        TestVerdict passed = verdict("a.B#c", Outcome.PASSED);
        TestVerdict raced = new TestVerdict(passed.id(), Outcome.PASSED, Set.of(TestVerdict.RACED), passed.attempts());

        ParallelSafety safety = ParallelSafety.of(List.of(passed), List.of(raced));

        assertThat(safety.differing()).containsExactly(TestId.parse("a.B#c"));
    }

    private static TestVerdict verdict(String test, Outcome outcome) {
        return SampleResults.verdict(test, outcome, 10);
    }
}
