package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestOrder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OrderLookupTest {

    private static final String CART = "[engine:junit-jupiter]/[class:Cart]";
    private static final String TESTNG = "[engine:testng]/[class:Ng]";
    private static final String SPOCK = "[engine:spock]/[spec:Spec]";
    private static final String OTHER = "[engine:other]/[class:Other]";
    private static final String FIB = "[engine:junit-vintage]/[runner:Fib]";

    private final OrderLookup lookup = new OrderLookup(PlatformTree.of(Nodes.of("junit-jupiter")
                    .type(CART, "Cart")
                    .method(CART + "/[method:a()]", "Cart", "a", "")
                    .template(CART + "/[test-template:each(int)]", "Cart", "each")
                    .template(CART + "/[test-factory:made()]", "Cart", "made")
                    .container("[engine:junit-vintage]", "Vintage")
                    .type(FIB, "Fib")
                    .container(FIB + "/[test:%5B0%5D]", "[0]")
                    .method(FIB + "/[test:%5B0%5D]/[test:a%5B0%5D(Fib)]", "Fib", "a", "")
                    .container(FIB + "/[test:%5B1%5D]", "[1]")
                    .method(FIB + "/[test:%5B1%5D]/[test:a%5B1%5D(Fib)]", "Fib", "a", "")
                    .container("[engine:testng]", "TestNG")
                    .type(TESTNG, "Ng")
                    .template(TESTNG + "/[method:a(int)]", "Ng", "a")
                    .container("[engine:spock]", "Spock")
                    .type(SPOCK, "Spec")
                    .template(SPOCK + "/[feature:$spock_feature_0_0]", "Spec", "a")
                    .container("[engine:other]", "Other")
                    .type(OTHER, "Other")
                    .template(OTHER + "/[method:a(int)]", "Other", "a")
                    .list())
            .catalog(Map.of()));

    @Test
    void findsTestsInTheSequenceOfTheOrder() {
        assertThat(uniqueIds("Fib#a[2]", "Cart#a"))
                .containsExactly(FIB + "/[test:%5B1%5D]/[test:a%5B1%5D(Fib)]", CART + "/[method:a()]");
    }

    @Test
    void tellsWhichEnginesHaveTests() {
        assertThat(lookup.engines()).containsExactly("junit-jupiter", "junit-vintage", "testng", "spock", "other");
    }

    @Test
    void takesAMethodForAllInvocationsThatAreKnown() {
        assertThat(lookup.items(TestOrder.of("Fib#a")))
                .extracting(Agenda.Item::id)
                .hasToString("[Fib#a[1], Fib#a[2]]");
    }

    @Test
    void knowsWhereAnInvocationWillBe() {
        assertThat(uniqueIds("Cart#each[3]", "Cart#made[2][1]", "Ng#a[3]", "Spec#a[3]"))
                .containsExactly(
                        CART + "/[test-template:each(int)]/[test-template-invocation:#3]",
                        CART + "/[test-factory:made()]/[dynamic-container:#2]/[dynamic-test:#1]",
                        TESTNG + "/[method:a(int)]/[invoc:2]",
                        SPOCK + "/[feature:$spock_feature_0_0]/[iteration:2]");
    }

    @Test
    void refusesASingleInvocationWhereTheEngineCannotRunIt() {
        assertThatThrownBy(() -> uniqueIds("Other#a[2]"))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("cannot run a single invocation")
                        .contains("Try: Other#a"));
    }

    @Test
    void refusesAnInvocationOfAnUnknownMethod() {
        assertThatThrownBy(() -> uniqueIds("Cart#b[2]"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("There is no test Cart#b[2]");
    }

    @Test
    void recognisesTheNaturalOrder() {
        assertThat(lookup.isNatural(lookup.items(
                        TestOrder.of("Cart#a", "Cart#each", "Cart#made", "Fib#a", "Ng#a", "Spec#a", "Other#a"))))
                .isTrue();
        assertThat(lookup.isNatural(lookup.items(
                        TestOrder.of("Cart#a", "Cart#made", "Cart#each", "Fib#a", "Ng#a", "Spec#a", "Other#a"))))
                .isFalse();
    }

    @Test
    void tellsWhetherAnOrderAsksForMoreThanASelection() {
        assertThat(lookup.isInNaturalSequence(
                        lookup.items(TestOrder.of("Cart#each", "Fib#a", "Ng#a", "Spec#a", "Other#a"))))
                .isTrue();
        assertThat(lookup.isInNaturalSequence(lookup.items(TestOrder.of("Fib#a", "Cart#each"))))
                .isFalse();
        assertThat(lookup.isInNaturalSequence(lookup.items(TestOrder.of("Cart#a", "Cart#a"))))
                .isFalse();
    }

    private List<String> uniqueIds(String... order) {
        return lookup.items(TestOrder.of(order)).stream()
                .map(Agenda.Item::uniqueId)
                .toList();
    }
}
