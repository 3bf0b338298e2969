package dev.vivace.engine.orders;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchOrdersTest {

    private static final TestCatalog CATALOG = catalog("A#a", "A#b", "B#a", "B#b", "C#a");

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 13, 40, 41})
    void everyPairStandsTogetherInBothOrders(int size) {
        Set<List<Integer>> pairs = new HashSet<>();
        List<List<Integer>> rows = IntStream.range(0, Tuscan.rows(size))
                .mapToObj(number -> Tuscan.row(size, number))
                .toList();
        rows.forEach(
                row -> IntStream.range(1, row.size()).forEach(i -> pairs.add(List.of(row.get(i - 1), row.get(i)))));

        assertThat(pairs).hasSize(size * (size - 1));
        assertThat(rows).hasSizeLessThanOrEqualTo(size + 1).allSatisfy(row -> assertThat(row)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, size).boxed().toList()));
    }

    @Test
    void beginsWithTheSuiteAsItIsAndReversedInThreeWays() {
        assertThat(list(orders(CATALOG).broad(1, 0)))
                .containsExactly(
                        TestOrder.of("A#a", "A#b", "B#a", "B#b", "C#a"),
                        TestOrder.of("C#a", "B#b", "B#a", "A#b", "A#a"),
                        TestOrder.of("C#a", "B#a", "B#b", "A#a", "A#b"),
                        TestOrder.of("A#b", "A#a", "B#b", "B#a", "C#a"));
    }

    @Test
    void shufflesTheSameWayForTheSameSeedAndKeepsClassesTogether() {
        List<TestOrder> shuffled = list(orders(CATALOG).broad(7, 5));

        assertThat(shuffled)
                .isEqualTo(list(orders(CATALOG).broad(7, 5)))
                .isNotEqualTo(list(orders(CATALOG).broad(8, 5)));
        assertThat(shuffled).allSatisfy(order -> {
            assertThat(order.tests())
                    .containsExactlyInAnyOrderElementsOf(CATALOG.naturalOrder().tests());
            assertThat(CATALOG.cutByClass(order)).hasSize(3);
        });
    }

    @Test
    void shufflesMoreWithoutWhatIsKnown() {
        List<TestOrder> known = list(orders(CATALOG).broad(7, 2));
        List<TestOrder> more = list(orders(CATALOG).shuffled(7, 2, 20));

        assertThat(more).hasSizeGreaterThan(5).doesNotHaveDuplicates().doesNotContainAnyElementsOf(known);
        assertThat(list(orders(catalog("A#a", "B#a")).shuffled(7, 10, 20))).isEmpty();
    }

    @Test
    void triesEveryPairOfTestsOfAClass() {
        TestCatalog one = catalog("A#a", "A#b", "A#c", "B#other");
        Set<String> pairs = new HashSet<>();
        List<TestOrder> within = list(orders(one).within(List.of(TestOrder.of("A#a", "A#b", "A#c"))));
        within.forEach(order -> IntStream.range(1, order.tests().size())
                .forEach(i ->
                        pairs.add(order.tests().get(i - 1) + " " + order.tests().get(i))));

        assertThat(pairs).contains("A#b A#a", "A#c A#a", "A#c A#b", "A#a A#c").noneMatch(pair -> pair.contains("B"));
        assertThat(within).hasSize(4);
    }

    @Test
    void keepsNestedClassesWhole() {
        TestCatalog nested = catalog("A#a", "A#b", "A$Inner#c", "A$Inner#d");

        assertThat(list(orders(nested).within(List.of(nested.naturalOrder()))))
                .isNotEmpty()
                .allSatisfy(order -> assertThat(order.tests().toString()).containsPattern("A\\$Inner#., A\\$Inner#."))
                .anySatisfy(order -> assertThat(order.tests().toString()).contains("A$Inner#d, A$Inner#c"));
    }

    @Test
    void leavesAClassAloneThatFixesItsOrder() {
        SearchOrders orders = new SearchOrders(CATALOG, Set.of("A"));

        assertThat(list(orders.within(List.of(TestOrder.of("A#a", "A#b"))))).isEmpty();
        assertThat(list(orders.broad(1, 3)))
                .allSatisfy(order -> assertThat(order.tests().toString()).contains("A#a, A#b"));
    }

    @Test
    void triesPairsOfClassesByThemselves() {
        TestOrder a = TestOrder.of("A#a", "A#b");
        TestOrder c = TestOrder.of("C#a");

        assertThat(list(orders(CATALOG).pairs((first, second) -> first.equals(c) && second.equals(a))))
                .containsExactly(TestOrder.of("C#a", "A#a", "A#b"));
    }

    @Test
    void triesSingleTestsBeforeOtherClasses() {
        TestOrder c = TestOrder.of("C#a");

        assertThat(list(orders(CATALOG).single((first, second) -> second.equals(c))))
                .containsExactly(
                        TestOrder.of("A#a", "C#a"),
                        TestOrder.of("A#b", "C#a"),
                        TestOrder.of("B#a", "C#a"),
                        TestOrder.of("B#b", "C#a"));
    }

    @Test
    void triesSingleTestsOfSeveralBehindOtherClasses() {
        TestOrder b = TestOrder.of("B#a", "B#b");

        assertThat(list(orders(CATALOG).last((first, second) -> !second.equals(b))))
                .containsExactly(TestOrder.of("B#a", "B#b", "C#a", "A#a"), TestOrder.of("B#a", "B#b", "C#a", "A#b"));
    }

    @Test
    void triesNamedTestsBehindEachOtherClass() {
        assertThat(list(orders(CATALOG).lastOfTwo(TestId.parse("A#b")::equals, (first, second) -> true)))
                .containsExactly(TestOrder.of("B#a", "B#b", "A#b"), TestOrder.of("C#a", "A#b"));
    }

    @Test
    void triesAllPairsOfClassesInOrdersOfAll() {
        List<TestOrder> orders = list(orders(CATALOG).chains());

        assertThat(orders).hasSize(4).allSatisfy(order -> assertThat(order.tests())
                .hasSize(5));
    }

    @Test
    void countsTheClassesThatRunInOrdersOfAll() {
        TestOrder c = TestOrder.of("C#a");

        assertThat(orders(CATALOG).classesInChains(part -> true)).isEqualTo(4 * 3);
        assertThat(orders(CATALOG).classesInChains(c::equals))
                .isEqualTo(orders(CATALOG)
                        .chains()
                        .upToLast(TestId.parse("C#a")::equals)
                        .orders()
                        .mapToLong(order -> CATALOG.cutByClass(order).size())
                        .sum());
    }

    @Test
    void runsOnceWhatIsTheSameUpToTheLastOfTheNamedTests() {
        PlannedOrders broad = orders(CATALOG).broad(1, 0);

        assertThat(list(broad.upToLast(TestId.parse("C#a")::equals).distinct()))
                .containsExactly(
                        TestOrder.of("A#a", "A#b", "B#a", "B#b", "C#a"),
                        TestOrder.of("C#a"),
                        TestOrder.of("A#b", "A#a", "B#b", "B#a", "C#a"));
    }

    private static List<TestOrder> list(PlannedOrders planned) {
        List<TestOrder> orders = planned.orders().toList();
        assertThat(planned.count()).isEqualTo(orders.size());
        return orders;
    }

    private static SearchOrders orders(TestCatalog catalog) {
        return new SearchOrders(catalog, Set.of());
    }
}
