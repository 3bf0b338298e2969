package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.detect.Undecided;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnfoundTestsTest {

    private static final Failure FAILURE = new Failure("java.lang.AssertionError", Optional.of("was 1"), "");

    private final ScriptedRunner tests =
            new ScriptedRunner().with("a.Cart#adds").with("a.Cart#removes").with("a.Shop#opens");

    @Test
    void saysThatATestDidNotChangeItsVerdict() {
        assertThat(sentence("a.Cart#adds", result(List.of(), Map.of(), Set.of())))
                .contains("a.Cart#adds did not change its verdict in 12 orders. Try: another --seed, or more");
    }

    @Test
    void asksForALargerBudgetWhereTheSearchWasNotComplete() {
        SearchResult result = new SearchResult(List.of(), 12, 0, 0, Map.of(), Set.of(), false, Duration.ofSeconds(1));

        assertThat(sentence("a.Cart#adds", result))
                .contains("a.Cart#adds did not change its verdict in 12 orders. Try: a larger --budget, or more");
    }

    @Test
    void saysWhyATestWasRedInAllOrders() {
        assertThat(sentence("a.Shop", result(List.of(), Map.of(TestId.parse("a.Shop#opens"), FAILURE), Set.of())))
                .contains(
                        "a.Shop was red in all of 12 orders (java.lang.AssertionError: was 1). Try: another --seed, or more");
    }

    @Test
    void saysThatATestChangedItsVerdictOnlyWhileSearching() {
        Undecided seen = new Undecided(Set.of(TestId.parse("a.Cart#adds")), Set.of(), Set.of());

        assertThat(sentence("a.Cart#adds", seen, Isolation.RESET))
                .contains("a.Cart#adds changed its verdict in 12 orders, and did not in new JVMs."
                        + " Try: --isolation process");
        assertThat(sentence("a.Cart", seen, Isolation.PROCESS))
                .contains("A test of a.Cart changed its verdict in 12 orders, and did not in new JVMs."
                        + " Try: another --seed, or more");
    }

    @Test
    void saysThatATestWasRedOnlyAfterResets() {
        Undecided seen =
                new Undecided(Set.of(TestId.parse("a.Cart#adds")), Set.of(TestId.parse("a.Cart#adds")), Set.of());

        assertThat(sentence("a.Cart#adds", seen, Isolation.RESET))
                .contains("a.Cart#adds was red in some of 12 orders after a reset, and not in a new JVM."
                        + " Try: --isolation process");
    }

    @Test
    void saysThatATestHadNoVerdict() {
        Undecided seen = new Undecided(Set.of(), Set.of(), Set.of(TestId.parse("a.Cart#adds")));

        assertThat(sentence("a.Cart#adds", seen, Isolation.RESET))
                .contains("a.Cart#adds did not run, or was skipped, in 12 orders. Try: it without what disables it");
        assertThat(sentence("a.Cart", seen, Isolation.RESET))
                .contains("No test of a.Cart changed its verdict in 12 orders. Try: another --seed, or more");
    }

    @Test
    void saysNothingOfWhatIsAFindingOrMayStillBeOne() {
        Finding finding = new Finding(
                TestId.parse("a.Cart#adds"),
                Finding.Kind.VICTIM,
                1,
                TestOrder.of("a.Cart#adds"),
                TestOrder.of("a.Shop#opens", "a.Cart#adds"),
                FAILURE);

        assertThat(sentence("a.Cart", result(List.of(finding), Map.of(), Set.of())))
                .isEmpty();
        assertThat(sentence("a.Cart#adds", result(List.of(), Map.of(), Set.of(TestId.parse("a.Cart#adds")))))
                .isEmpty();
    }

    @Test
    void saysNothingOfATestOfAnotherModule() {
        assertThat(sentence("a.Other#test", result(List.of(), Map.of(), Set.of())))
                .isEmpty();
    }

    private Optional<String> sentence(String name, SearchResult result) {
        Undecided nothing = new Undecided(Set.of(), Set.of(), Set.of());
        return new UnfoundTests(tests.catalog(), result, nothing, Isolation.RESET).sentence(TestId.parse(name), "more");
    }

    private Optional<String> sentence(String name, Undecided undecided, Isolation isolation) {
        return new UnfoundTests(tests.catalog(), result(List.of(), Map.of(), Set.of()), undecided, isolation)
                .sentence(TestId.parse(name), "more");
    }

    private static SearchResult result(List<Finding> findings, Map<TestId, Failure> red, Set<TestId> unexplained) {
        return new SearchResult(findings, 12, 0, 0, red, unexplained, true, Duration.ofSeconds(1));
    }
}
