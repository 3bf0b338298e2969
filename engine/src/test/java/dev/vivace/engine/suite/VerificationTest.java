package dev.vivace.engine.suite;

import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestVerdict;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerificationTest {

    @Test
    void comparesBothWays() {
        Verification compared = Verification.of(
                List.of(verdict("A#same", Outcome.PASSED, 1), verdict("A#hidden", Outcome.PASSED, 1)),
                List.of(verdict("A#same", Outcome.PASSED, 2), verdict("A#hidden", Outcome.FAILED, 1)));

        assertThat(compared.compared()).isEqualTo(2);
        assertThat(texts(compared.differences())).containsExactly("A#hidden: passed, in the reference failed");
        assertThat(compared.flagged()).isEmpty();
    }

    @Test
    void seesTestsThatOnlyOneOfThemKnows() {
        Verification compared = Verification.of(
                List.of(verdict("A#ours", Outcome.PASSED, 1)), List.of(verdict("A#theirs", Outcome.SKIPPED, 1)));

        assertThat(texts(compared.differences()))
                .containsExactly(
                        "A#ours: passed, in the reference unknown", "A#theirs: unknown, in the reference skipped");
    }

    @Test
    void listsApartWhatAFlagExplains() {
        TestVerdict flagged = new TestVerdict(
                verdict("A#a", Outcome.PASSED, 1).id(),
                Outcome.PASSED,
                Set.of(TestVerdict.NEEDS_EARLIER_CLASSES),
                List.of(attempt(Stage.SUITE, "A#a", Outcome.PASSED, 1)));
        Verification compared = Verification.of(List.of(flagged), List.of(verdict("A#a", Outcome.FAILED, 1)));

        assertThat(compared.differences()).isEmpty();
        assertThat(texts(compared.flagged())).containsExactly("A#a: passed, in the reference failed");
    }

    private static List<String> texts(List<Verification.Difference> differences) {
        return differences.stream().map(Verification.Difference::text).toList();
    }
}
