package dev.vivace.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.orders.SearchOrders;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ManyFindingsTest {

    private static final int VICTIMS = 40;

    private final ScriptedRunner tests = new ScriptedRunner();

    @Test
    void confirmsVictimsOfOnePolluterWithTwoNewJvmsForEach() {
        victims(before -> before.contains(TestId.parse("P#polluter")));
        JvmCount runners = new JvmCount(tests, tests);

        assertThat(search(runners).findings())
                .hasSize(VICTIMS)
                .allMatch(finding -> finding.kind() == Finding.Kind.VICTIM)
                .allMatch(finding ->
                        finding.failing().tests().equals(List.of(TestId.parse("P#polluter"), finding.test())));
        // Six for the first, two for each other one, and four that each twenty of these share.
        assertThat(runners.started()).isEqualTo(6 + 2 * (VICTIMS - 1) + 2 * 4);
    }

    @Test
    void confirmsBrittleTestsThatOneTestPreparesTogether() {
        victims(before -> !before.contains(TestId.parse("P#polluter")));
        JvmCount runners = new JvmCount(tests, tests);

        assertThat(search(runners).findings())
                .hasSize(VICTIMS)
                .allMatch(finding -> finding.kind() == Finding.Kind.BRITTLE);
        assertThat(runners.started()).isLessThan(3 * VICTIMS);
    }

    @Test
    void asksThoseAloneThatAreSavedByTheVictimBeforeThem() {
        victims(before -> !before.isEmpty() && before.get(before.size() - 1).equals(TestId.parse("P#polluter")));
        JvmCount runners = new JvmCount(tests, tests);

        assertThat(search(runners).findings()).hasSize(VICTIMS);
        assertThat(runners.started()).isGreaterThanOrEqualTo(6 * (VICTIMS - 1));
    }

    @Test
    void asksOneNewJvmWhetherTestsAreRedOnlyAfterResets() {
        victims(before -> before.size() > VICTIMS + 20);
        JvmCount runners = new JvmCount(tests, allGreen());
        SearchResult result = search(runners);

        assertThat(result.findings()).isEmpty();
        assertThat(result.unconfirmed()).isPositive();
        assertThat(runners.started()).isLessThan(VICTIMS);
    }

    private void victims(Predicate<List<TestId>> areRed) {
        tests.with("P#polluter");
        IntStream.range(0, VICTIMS)
                .forEach(i -> tests.with(
                        "V" + i % 4 + "#v" + i, before -> areRed.test(before) ? Outcome.FAILED : Outcome.PASSED));
        IntStream.range(0, VICTIMS).forEach(i -> tests.with("X#x" + i));
    }

    private ScriptedRunner allGreen() {
        ScriptedRunner green = new ScriptedRunner();
        tests.catalog().entries().forEach(entry -> green.with(entry.id().toString()));
        return green;
    }

    private SearchResult search(JvmCount runners) {
        return new Search(
                        tests.catalog(),
                        new SearchOrders(tests.catalog(), Set.of()),
                        runners,
                        new SearchSettings(Isolation.RESET, 2, Budget.ofOrders(60), 3, 7),
                        test -> true,
                        SearchListener.NONE,
                        () -> false)
                .run();
    }
}
