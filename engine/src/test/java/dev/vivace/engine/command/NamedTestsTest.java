package dev.vivace.engine.command;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NamedTestsTest {

    private static final TestCatalog SHOP =
            catalog("shop.CartTest#adds", "shop.CartTest$Full#counts", "shop.FibTest#a[1]");
    private static final TestCatalog BANK = new TestCatalog(
            catalog("bank.TillTest#opens").entries(),
            Map.of("bank.BrokenTest", new Failure("java.lang.NoClassDefFoundError", Optional.empty(), "")));

    @Test
    void areLookedUpInAllModules() {
        assertThatCode(() -> check("shop.CartTest#adds", "bank.TillTest")).doesNotThrowAnyException();
        assertThatCode(() -> check("shop.CartTest#adds[2]", "shop.FibTest#a")).doesNotThrowAnyException();
        assertThat(named("bank.TillTest#opens").areIn(BANK)).isTrue();
        assertThat(named("bank.TillTest#opens").areIn(SHOP)).isFalse();
        assertThat(named("shop.CartTest").areIn(catalog("shop.CartTest$Full#counts")))
                .isTrue();
    }

    @Test
    void mustEachBeSomewhere() {
        assertThatThrownBy(() -> check("bank.TillTest#opens", "shop.CartTest#add"))
                .isInstanceOf(Problem.class)
                .hasMessage("There is no test shop.CartTest#add among the 4 tests here")
                .satisfies(problem -> assertThat(((Problem) problem).text()).contains("Try: shop.CartTest#adds"));
    }

    @Test
    void mayBeInAModuleThatIsLeftOut() {
        assertThatThrownBy(() -> named("bank.VaultTest#opens").check(List.of(SHOP), List.of("bank", "vault")))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("It may be in one of those that are left out: bank, vault"));
    }

    @Test
    void mustBeInAClassThatCanBeLoaded() {
        assertThatThrownBy(() -> check("bank.BrokenTest#a"))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("bank.BrokenTest cannot be loaded");
    }

    private static void check(String... tests) {
        named(tests).check(List.of(SHOP, BANK), List.of());
    }

    private static NamedTests named(String... tests) {
        return new NamedTests(Stream.of(tests).map(TestId::parse).toList());
    }
}
