package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClassOrdersTest {

    private final ScriptedRunner suite = new ScriptedRunner()
            .with("a.ATest#one")
            .with("a.ATest#two")
            .with("a.ATest#three")
            .with("a.BTest#other");

    @Test
    void letsEachTestRunDirectlyBeforeEachOtherOne() {
        List<TestOrder> all = orders(Set.of()).all();

        for (String pair : List.of("one two", "two one", "one three", "three one", "two three", "three two")) {
            String[] names = pair.split(" ");
            assertThat(all).as(pair).anyMatch(order -> areNeighbours(order, names[0], names[1]));
        }
    }

    @Test
    void beginsWithTheNaturalOrderAndLetsEachTestRunAlone() {
        ClassOrders orders = orders(Set.of());

        assertThat(orders.all().get(0)).isEqualTo(TestOrder.of("a.ATest#one", "a.ATest#two", "a.ATest#three"));
        assertThat(orders.all())
                .contains(TestOrder.of("a.ATest#one"), TestOrder.of("a.ATest#two"), TestOrder.of("a.ATest#three"));
    }

    @Test
    void letsEachClassRunDirectlyBeforeEachOtherOne() {
        ClassOrders orders = ClassOrders.of(suite.catalog(), Set.of(), List.of("a.ATest", "a.BTest"));

        assertThat(orders.all())
                .contains(
                        TestOrder.of("a.ATest#one", "a.ATest#two", "a.ATest#three", "a.BTest#other"),
                        TestOrder.of("a.BTest#other", "a.ATest#one", "a.ATest#two", "a.ATest#three"));
    }

    @Test
    void leavesTestsInTheOrderThatTheirAuthorsFixed() {
        ClassOrders orders = orders(Set.of("a.ATest"));

        assertThat(orders.all()).isEqualTo(orders.natural());
    }

    @Test
    void choosesSomeFromEverywhere() {
        ClassOrders orders = orders(Set.of());

        assertThat(orders.some(3))
                .hasSize(3)
                .startsWith(orders.natural().get(0))
                .doesNotHaveDuplicates();
        assertThat(orders.some(100)).containsExactlyElementsOf(orders.all());
    }

    private ClassOrders orders(Set<String> fixed) {
        return ClassOrders.of(suite.catalog(), fixed, List.of("a.ATest"));
    }

    private static boolean areNeighbours(TestOrder order, String first, String second) {
        return IntStream.range(1, order.tests().size())
                .anyMatch(i -> order.tests().get(i - 1).method().equals(first)
                        && order.tests().get(i).method().equals(second));
    }
}
