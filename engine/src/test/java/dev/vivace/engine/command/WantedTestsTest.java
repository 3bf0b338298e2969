package dev.vivace.engine.command;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MethodFilter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WantedTestsTest {

    private static final TestCatalog CATALOG = new TestCatalog(
            catalog("shop.Cart#each", "shop.Cart#plain", "shop.Fib#a[1]", "shop.Fib#a[2]")
                    .entries(),
            Map.of("shop.Broken", new Failure("java.lang.NoClassDefFoundError", Optional.empty(), "")));

    @Test
    void takesOneInvocationOfAMethodThatHasNotRunYet() {
        assertThat(named("shop.Cart#each[3]").naturalOrder()).isEqualTo(TestOrder.of("shop.Cart#each[3]"));
    }

    @Test
    void takesOneInvocationThatIsKnownBefore() {
        assertThat(named("shop.Fib#a[2]").naturalOrder()).isEqualTo(TestOrder.of("shop.Fib#a[2]"));
    }

    @Test
    void takesAllInvocationsOfAMethod() {
        assertThat(named("shop.Fib#a").naturalOrder()).isEqualTo(TestOrder.of("shop.Fib#a[1]", "shop.Fib#a[2]"));
    }

    @Test
    void takesTestsInNaturalOrderWhateverTheOrderOfTheirNames() {
        assertThat(named("shop.Fib#a[1]", "shop.Cart").naturalOrder())
                .isEqualTo(TestOrder.of("shop.Cart#each", "shop.Cart#plain", "shop.Fib#a[1]"));
    }

    @Test
    void takesAClassThatCannotBeLoaded() {
        assertThat(named("shop.Broken").unloadable()).containsOnlyKeys("shop.Broken");
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThatThrownBy(() -> named("shop.Cart#other")).isInstanceOf(Problem.class);
    }

    @Test
    void leavesOutWhatAnotherModuleMayHave() {
        assertThat(wanted(false, "shop.Cart#other", "shop.Cart#plain")
                        .of(CATALOG)
                        .naturalOrder())
                .isEqualTo(TestOrder.of("shop.Cart#plain"));
    }

    private static TestCatalog named(String... ids) {
        return wanted(true, ids).of(CATALOG);
    }

    private static WantedTests wanted(boolean strict, String... ids) {
        MethodFilter all = MethodFilter.of(LaunchSpec.Selection.plain(List.of()));
        return new WantedTests(all, Stream.of(ids).map(TestId::parse).toList(), strict);
    }
}
