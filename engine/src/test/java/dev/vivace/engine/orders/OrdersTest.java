package dev.vivace.engine.orders;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class OrdersTest {

    private static final TestCatalog CATALOG = catalog("A#a", "A#b", "A$Inner#c", "B#a", "B#b", "C#a");

    @Test
    void reversesClassesAndTests() {
        assertThat(Orders.reversed(CATALOG)).isEqualTo(TestOrder.of("C#a", "B#b", "B#a", "A$Inner#c", "A#b", "A#a"));
    }

    @Test
    void shufflesTheSameWayForTheSameSeed() {
        assertThat(Orders.random(CATALOG, 7)).isEqualTo(Orders.random(CATALOG, 7));
    }

    @Test
    void shufflesInManyWays() {
        assertThat(LongStream.range(0, 50)
                        .mapToObj(seed -> Orders.random(CATALOG, seed))
                        .distinct())
                .hasSizeGreaterThan(10);
    }

    @Test
    void keepsClassesTogetherAndLosesNoTestWhenShuffling() {
        TestOrder order = Orders.random(CATALOG, 3);

        assertThat(order.tests())
                .containsExactlyInAnyOrderElementsOf(CATALOG.naturalOrder().tests());
        assertThat(CATALOG.cutByClass(order)).hasSize(3);
    }

    @Test
    void keepsNestedClassesWholeWhenShuffling() {
        TestCatalog nested = catalog("A#a", "A#b", "A$Inner#c", "A$Inner#d", "A$Inner#e");

        assertThat(LongStream.range(0, 50)
                        .mapToObj(seed -> Orders.random(nested, seed).tests().toString()))
                .allMatch(order -> order.matches(".*(A\\$Inner#., ){2}A\\$Inner#.*"))
                .anyMatch(order -> order.contains("A$Inner#e, A$Inner#c"));
    }

    @Test
    void leavesASuiteOfSuitesAsItWasBuilt() {
        TestCatalog suite =
                Catalogs.under("[engine:junit-vintage]", "A$One$Two#a", "A$One$Two#b", "A$One$Two#c", "B#a");

        assertThat(Orders.reversed(suite)).isEqualTo(TestOrder.of("B#a", "A$One$Two#a", "A$One$Two#b", "A$One$Two#c"));
        assertThat(Orders.random(suite, 5).tests())
                .containsSubsequence(Orders.reversed(suite).tests().subList(1, 4));
    }

    @Test
    void cutsWhereTheClassChangesAndKeepsNestedClassesWithTheirs() {
        assertThat(CATALOG.cutByClass(TestOrder.of("A#a", "A$Inner#c", "B#a", "A#b")))
                .containsExactly(TestOrder.of("A#a", "A$Inner#c"), TestOrder.of("B#a"), TestOrder.of("A#b"));
    }

    @Test
    void expandsAClassToItsTestsAndThoseOfItsNestedClasses() {
        assertThat(CATALOG.expand(TestId.ofClass("A"))).hasToString("[A#a, A#b, A$Inner#c]");
    }
}
