package dev.vivace.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.SearchOrders;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SearchTest {

    private final ScriptedRunner runner = new ScriptedRunner();
    private final List<Finding> told = new ArrayList<>();
    private final List<String> notices = new ArrayList<>();
    private final List<String> doing = new ArrayList<>();

    @Test
    void findsAVictimOfAnotherClass() {
        runner.with("A#victim", redAfter("B#polluter")).with("B#polluter").with("C#bystander");
        Finding finding = search().findings().get(0);

        assertThat(told).containsExactly(finding);
        assertThat(finding.test()).isEqualTo(TestId.parse("A#victim"));
        assertThat(finding.kind()).isEqualTo(Finding.Kind.VICTIM);
        assertThat(finding.rate()).isEqualTo(1);
        assertThat(finding.passing().tests()).hasToString("[A#victim]");
        assertThat(finding.failing().tests()).hasToString("[B#polluter, A#victim]");
    }

    @Test
    void tellsWhenItConfirmsWhatItSaw() {
        runner.with("A#victim", redAfter("B#polluter")).with("B#polluter");
        search();

        assertThat(doing).contains("Confirming in new JVMs what was seen of A#victim");
    }

    @Test
    void findsABrittleTest() {
        runner.with("A#setter")
                .with(
                        "B#brittle",
                        before -> before.contains(TestId.parse("A#setter")) ? Outcome.PASSED : Outcome.FAILED);

        assertThat(search().findings())
                .singleElement()
                .extracting(Finding::test, Finding::kind)
                .containsExactly(TestId.parse("B#brittle"), Finding.Kind.BRITTLE);
    }

    @Test
    void findsATestThatAnyOtherOfItsClassPreparesBeforeTestsAreTriedInPairs() {
        IntStream.range(0, 20).forEach(i -> runner.with("A#a" + i));
        runner.with("A#brittle", before -> before.isEmpty() ? Outcome.FAILED : Outcome.PASSED);
        IntStream.range(20, 40).forEach(i -> runner.with("A#a" + i));

        assertThat(search(Budget.ofOrders(50)).findings())
                .singleElement()
                .extracting(Finding::test, Finding::kind)
                .containsExactly(TestId.parse("A#brittle"), Finding.Kind.BRITTLE);
    }

    @Test
    void findsAVictimThatOnlyItsDirectNeighbourBreaks() {
        runner.with("A#a")
                .with("A#b")
                .with("A#c")
                .with("A#d")
                .with("A#e", before -> isLast(before, "A#b") ? Outcome.FAILED : Outcome.PASSED);

        assertThat(search().findings()).singleElement().satisfies(finding -> assertThat(
                        finding.failing().tests().toString())
                .endsWith("A#b, A#e]"));
    }

    @Test
    void findsAVictimForWhichAnyOtherTestOfItsClassCleansUp() {
        victimAmongCleaners();

        assertThat(search().findings()).singleElement().satisfies(finding -> assertThat(finding.failing())
                .isEqualTo(TestOrder.of("B#polluter", "A#victim")));
    }

    @Test
    void findsANamedVictimSoonForWhichAnyOtherTestOfItsClassCleansUp() {
        victimAmongCleaners();

        assertThat(search(Budget.ofOrders(13), TestId.parse("A#victim")::equals).findings())
                .hasSize(1);
    }

    @Test
    void findsAVictimThatOnlyShuffledOrdersShow() {
        IntStream.range(0, 8).forEach(i -> runner.with("A" + i + "#a"));
        runner.with("B#victim", before -> runInTurn(before, "A5#a", "A1#a", "A3#a") ? Outcome.FAILED : Outcome.PASSED);

        assertThat(search().findings()).singleElement().satisfies(finding -> assertThat(finding.failing())
                .isEqualTo(TestOrder.of("A5#a", "A1#a", "A3#a", "B#victim")));
    }

    @Test
    void shufflesMoreOftenForANamedTest() {
        IntStream.range(0, 8).forEach(i -> runner.with("A" + i + "#a"));
        runner.with(
                "B#victim",
                before -> runInTurn(before, "A5#a", "A1#a", "A6#a", "A3#a") ? Outcome.FAILED : Outcome.PASSED);

        assertThat(search().findings()).isEmpty();
        assertThat(search(Budget.ofOrders(1000), TestId.parse("B#victim")::equals)
                        .findings())
                .hasSize(1);
    }

    private static boolean runInTurn(List<TestId> before, String... tests) {
        List<Integer> places =
                Stream.of(tests).map(TestId::parse).map(before::indexOf).toList();
        return !places.contains(-1) && places.stream().sorted().toList().equals(places);
    }

    @Test
    void triesANamedTestAloneBeforeAnythingElseRuns() {
        runner.with("A#other").with("B#prepares");
        runner.with("B#brittle", before -> before.isEmpty() ? Outcome.FAILED : Outcome.PASSED);

        Predicate<TestId> named = TestId.parse("B#brittle")::equals;
        assertThat(search(Budget.ofOrders(2), named).findings()).hasSize(1);
    }

    @Test
    void triesForANamedTestOnlyWhatCanMatterToIt() {
        IntStream.range(0, 40).forEach(i -> runner.with("A#a" + i));
        runner.with("B#victim", before -> isLast(before, "C#polluter") ? Outcome.FAILED : Outcome.PASSED)
                .with("C#a")
                .with("C#polluter")
                .with("C#z");

        assertThat(search(Budget.ofOrders(60), TestId.parse("B#victim")::equals).findings())
                .hasSize(1);
    }

    @Test
    void runsNothingBehindANamedTest() {
        AtomicInteger behind = new AtomicInteger();
        IntStream.range(0, 10)
                .forEach(i -> runner.with("A#a" + i, before -> {
                    behind.addAndGet(before.contains(TestId.parse("A#named")) ? 1 : 0);
                    return Outcome.PASSED;
                }));
        runner.with("A#named").with("B#b");

        assertThat(search(Budget.ofOrders(1000), TestId.parse("A#named")::equals)
                        .orders())
                .isGreaterThan(10);
        assertThat(behind).hasValue(0);
    }

    @Test
    void triesOtherClassesInPairsWithTheOneOfANamedTest() {
        AtomicInteger runs = new AtomicInteger();
        IntStream.range(0, 40)
                .forEach(i -> runner.with("A" + i + "#a", before -> {
                    runs.incrementAndGet();
                    return Outcome.PASSED;
                }));

        // As many orders as there are before it shuffles. Chains of all classes would be forty, of about twenty tests
        // each.
        search(Budget.ofOrders(40 + 8 + 1 + 2 * 39), TestId.parse("A20#a")::equals);
        assertThat(runs).hasValueLessThan(40 + 8 * 40 + 40 + 2 * 2 * 40);
    }

    /** Where a class is set up and torn down as one would wish, but for what others leave before it begins. */
    private void victimAmongCleaners() {
        IntStream.range(0, 40).forEach(i -> runner.with("A#a" + i));
        runner.with(
                "A#victim",
                before -> before.contains(TestId.parse("B#polluter"))
                                && before.stream()
                                        .noneMatch(test -> test.className().equals("A"))
                        ? Outcome.FAILED
                        : Outcome.PASSED);
        IntStream.range(40, 80).forEach(i -> runner.with("A#a" + i));
        runner.with("B#polluter").with("C#bystander");
    }

    @Test
    void tellsWhatIsSometimesRedFromWhatDependsOnTheOrder() {
        AtomicInteger runs = new AtomicInteger();
        runner.with("A#random", before -> runs.getAndIncrement() % 2 == 0 ? Outcome.FAILED : Outcome.PASSED)
                .with("B#b");

        assertThat(search().findings()).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(Finding.Kind.NONDETERMINISTIC);
            assertThat(finding.rate()).isEqualTo(0.5);
            assertThat(finding.isOrderDependent()).isFalse();
        });
    }

    @Test
    void saysNothingOfTestsThatAreAlwaysRedOrGreenOrSkipped() {
        runner.with("A#red", before -> Outcome.FAILED)
                .with("B#green")
                .with("C#skipped", before -> Outcome.SKIPPED)
                .with("D#sometimesSkipped", before -> before.isEmpty() ? Outcome.SKIPPED : Outcome.PASSED);
        SearchResult result = search();

        assertThat(result.findings()).isEmpty();
        assertThat(result.alwaysRed()).containsOnlyKeys(TestId.parse("A#red"));
        assertThat(result.complete()).isTrue();
    }

    @Test
    void doesNotTellWhatOnlyTheSearchShows() {
        AtomicInteger runs = new AtomicInteger();
        runner.with("A#once", before -> runs.getAndIncrement() == 0 ? Outcome.FAILED : Outcome.PASSED)
                .with("B#b");
        SearchResult result = search();

        assertThat(result.findings()).isEmpty();
        assertThat(result.unconfirmed()).isEqualTo(1);
    }

    @Test
    void doesNotCallRedInEveryOrderWhatIsRedOnlyAfterResets() {
        runner.with("A#brokenByResets", before -> Outcome.FAILED)
                .with("A#red", before -> Outcome.FAILED)
                .with("B#b");
        ScriptedRunner inNewJvms = new ScriptedRunner()
                .with("A#brokenByResets")
                .with("A#red", before -> Outcome.FAILED)
                .with("B#b");
        JvmCount runners = new JvmCount(runner, inNewJvms);
        SearchResult result = search(runners, Budget.ofOrders(1000), test -> true);

        assertThat(result.findings()).isEmpty();
        assertThat(result.alwaysRed()).containsOnlyKeys(TestId.parse("A#red"));
        assertThat(result.unconfirmed()).isEqualTo(1);
        assertThat(runners.started()).isEqualTo(3);
    }

    @Test
    void asksNewJvmsAboutNoOtherRedTestsThanTheNamedOnes() {
        IntStream.range(0, 30).forEach(i -> runner.with("A" + i + "#red", before -> Outcome.FAILED));
        JvmCount runners = new JvmCount(runner, runner);

        search(runners, Budget.ofOrders(1000), TestId.parse("A1#red")::equals);
        assertThat(runners.started()).isEqualTo(1);
    }

    @Test
    void asksNewJvmsAboutRedTestsAsFarAsItsBudgetGoes() {
        IntStream.range(0, 50).forEach(i -> runner.with("A" + i + "#red", before -> Outcome.FAILED));
        JvmCount runners = new JvmCount(runner, runner);

        assertThat(search(runners, Budget.ofOrders(52), test -> true).orders()).isEqualTo(52);
        assertThat(runners.started()).isEqualTo(2);
    }

    @Test
    void goesOnAfterATestThatEndsItsJvm() {
        runner.with("A#crashes", before -> before.isEmpty() ? Outcome.PASSED : Outcome.CRASHED)
                .with("B#victim", redAfter("C#polluter"))
                .with("C#polluter");

        assertThat(search().findings())
                .extracting(finding -> finding.test().toString())
                .containsExactlyInAnyOrder("A#crashes", "B#victim");
    }

    @Test
    void endsWithItsBudget() {
        runner.with("A#a").with("B#b").with("C#c").with("D#d");
        SearchResult result = search(Budget.ofOrders(5));

        assertThat(result.orders()).isEqualTo(5);
        assertThat(result.complete()).isFalse();
        assertThat(search(Budget.ofTime(Duration.ZERO)).orders()).isZero();
    }

    @Test
    void triesAllPairsWhereNobodyKnowsWhatTheyShare() {
        runner.with("A#a").with("B#b").with("C#c");
        SearchResult result = search();

        assertThat(result.pairsLeftOut()).isZero();
        assertThat(result.complete()).isTrue();
    }

    @Test
    void findsAVictimThatTheNextTestOfItsPollutersClassWouldSave() {
        runner.with("A#victim", before -> isLast(before, "B#polluter") ? Outcome.FAILED : Outcome.PASSED)
                .with("B#a")
                .with("B#polluter")
                .with("B#z");

        assertThat(search().findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.failing().tests()).hasToString("[B#polluter, A#victim]"));
    }

    @Test
    void leavesOutWhatCannotBeRun() {
        runner.with("A#victim", redAfter("B#polluter")).with("B#polluter").with("C#needsOthers", before -> {
            if (before.isEmpty()) {
                throw Problem.of("C needs others");
            }
            return Outcome.PASSED;
        });

        assertThat(search().findings())
                .extracting(finding -> finding.test().toString())
                .containsExactly("A#victim");
        assertThat(notices)
                .containsExactly("Orders that cannot be run are left out. The first of them: C needs others");
    }

    @Test
    void saysNothingOfATestThatSkipsItselfAlone() {
        runner.with("A#a")
                .with(
                        "B#skipsAlone",
                        before -> before.isEmpty()
                                ? Outcome.SKIPPED
                                : before.contains(TestId.parse("C#polluter")) ? Outcome.FAILED : Outcome.PASSED);
        runner.with("C#polluter");

        assertThat(search().findings()).isEmpty();
    }

    @Test
    void isOverWhenTheTestIsFoundThatItLooksFor() {
        runner.with("A#victim", redAfter("B#polluter"))
                .with("A#other", redAfter("B#polluter"))
                .with("B#polluter");
        SearchResult result = search(Budget.ofOrders(1000), TestId.parse("A#victim")::equals);

        assertThat(result.findings()).extracting(Finding::test).containsExactly(TestId.parse("A#victim"));
        assertThat(result.complete()).isTrue();
        assertThat(result.orders()).isLessThan(search().orders());
    }

    @Test
    void tellsTestsThatAreNoFindingApart() {
        AtomicInteger runs = new AtomicInteger();
        runner.with("A#once", before -> runs.getAndIncrement() == 0 ? Outcome.FAILED : Outcome.PASSED)
                .with("B#brokenByResets", before -> Outcome.FAILED)
                .with("C#skipped", before -> Outcome.SKIPPED)
                .with("D#red", before -> Outcome.FAILED)
                .with("E#green");
        ScriptedRunner inNewJvms = new ScriptedRunner()
                .with("A#once")
                .with("B#brokenByResets")
                .with("C#skipped", before -> Outcome.SKIPPED)
                .with("D#red", before -> Outcome.FAILED)
                .with("E#green");
        Search search = prepared(new JvmCount(runner, inNewJvms), Budget.ofOrders(1000), test -> true);
        search.run();

        assertThat(search.undecided().withoutVerdict()).containsExactly(TestId.parse("C#skipped"));
        assertThat(search.undecided().onlyAfterResets()).containsExactly(TestId.parse("B#brokenByResets"));
        assertThat(search.undecided().unconfirmed())
                .containsExactlyInAnyOrder(TestId.parse("A#once"), TestId.parse("B#brokenByResets"));
    }

    private SearchResult search() {
        return search(Budget.ofOrders(1000));
    }

    private SearchResult search(Budget budget) {
        return search(budget, test -> true);
    }

    private SearchResult search(Budget budget, Predicate<TestId> wanted) {
        return search(runner, budget, wanted);
    }

    private SearchResult search(Runners runners, Budget budget, Predicate<TestId> wanted) {
        return prepared(runners, budget, wanted).run();
    }

    private Search prepared(Runners runners, Budget budget, Predicate<TestId> wanted) {
        SearchListener listener = new SearchListener() {
            @Override
            public void notice(String sentence) {
                notices.add(sentence);
            }

            @Override
            public void doing(String sentence) {
                doing.add(sentence);
            }

            @Override
            public void found(Finding finding) {
                told.add(finding);
            }
        };
        return new Search(
                runner.catalog(),
                new SearchOrders(runner.catalog(), Set.of()),
                runners,
                new SearchSettings(Isolation.RESET, 1, budget, 3, 7),
                wanted,
                listener,
                () -> false);
    }

    private static ScriptedRunner.Script redAfter(String polluter) {
        return before -> before.contains(TestId.parse(polluter)) ? Outcome.FAILED : Outcome.PASSED;
    }

    private static boolean isLast(List<TestId> before, String test) {
        return !before.isEmpty() && before.get(before.size() - 1).equals(TestId.parse(test));
    }
}
