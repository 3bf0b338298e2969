package dev.vivace.engine.orders;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderFileTest {

    private static final TestCatalog CATALOG = catalog("shop.A#a", "shop.A#b", "shop.B#a");

    @Test
    void readsTestsAndWholeClassesInTheSequenceOfTheLines() {
        assertThat(parse("shop.B#a", "shop.A", "shop.B#a"))
                .isEqualTo(TestOrder.of("shop.B#a", "shop.A#a", "shop.A#b", "shop.B#a"));
    }

    @Test
    void ignoresCommentsAndEmptyLines() {
        assertThat(parse("# first", "", "  shop.A#a   # why", "\t")).isEqualTo(TestOrder.of("shop.A#a"));
    }

    @Test
    void readsWhatItPrints() {
        TestOrder order = TestOrder.of("shop.B#a", "shop.A#b");

        assertThat(parse(OrderFile.print(order).split("\n"))).isEqualTo(order);
    }

    @Test
    void namesTheLineOfAnUnknownTestAndWhatMayBeMeant() {
        assertThatThrownBy(() -> parse("shop.A#a", "shop.A#A"))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("There is no test shop.A#A", "named in order.txt line 2")
                        .contains("Try: shop.A#a"));
    }

    @Test
    void leavesOutTestsOfOtherModules() {
        List<String> lines = List.of("shop.A#b", "other.Module#test");

        assertThat(OrderFile.parse(lines, "order.txt", CATALOG, false)).isEqualTo(TestOrder.of("shop.A#b"));
    }

    @Test
    void takesAnInvocationOfAKnownMethod() {
        assertThat(parse("shop.A#a[3]")).isEqualTo(TestOrder.of("shop.A#a[3]"));
    }

    @Test
    void refusesAFileWithoutATest() {
        assertThatThrownBy(() -> parse("# nothing")).isInstanceOf(Problem.class).hasMessageContaining("names no test");
    }

    @Test
    void refusesAFileThatIsNotThere() {
        Path missing = Path.of("no", "such", "order.txt");

        assertThatThrownBy(() -> OrderFile.read(missing, CATALOG, true))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(missing.toString());
    }

    private static TestOrder parse(String... lines) {
        return OrderFile.parse(List.of(lines), "order.txt", CATALOG, true);
    }
}
