package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import dev.vivace.worker.protocol.Node;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TestIdsTest {

    private static final String JUPITER = "[engine:junit-jupiter]";
    private static final String VINTAGE = "[engine:junit-vintage]";

    @Test
    void namesAMethodByItsClass() {
        Nodes nodes = jupiterClass("shop.CartTest")
                .method(JUPITER + "/[class:shop.CartTest]/[method:adds()]", "shop.CartTest", "adds", "");

        assertThat(catalogOf(nodes)).containsExactly("shop.CartTest#adds");
    }

    @Test
    void addsParametersOnlyToOverloads() {
        String cart = JUPITER + "/[class:CartTest]";
        Nodes nodes = jupiterClass("CartTest")
                .method(cart + "/[method:adds()]", "CartTest", "adds", "")
                .method(cart + "/[method:adds(int, java.lang.String)]", "CartTest", "adds", "int, java.lang.String")
                .method(cart + "/[method:pays(TestInfo)]", "CartTest", "pays", "TestInfo");

        assertThat(catalogOf(nodes))
                .containsExactly("CartTest#adds()", "CartTest#adds(int,java.lang.String)", "CartTest#pays");
    }

    @Test
    void namesNestedClassesByTheirBinaryName() {
        Nodes nodes = jupiterClass("CartTest")
                .type(JUPITER + "/[class:CartTest]/[nested-class:Empty]", "CartTest$Empty")
                .method(JUPITER + "/[class:CartTest]/[nested-class:Empty]/[method:a()]", "CartTest$Empty", "a", "");

        assertThat(catalogOf(nodes)).containsExactly("CartTest$Empty#a");
    }

    @Test
    void tellsAnInheritedNestedClassApartByTheClassThatRunsIt() {
        Nodes nodes = Nodes.of("junit-jupiter");
        for (String sub : List.of("First", "Second")) {
            String inner = JUPITER + "/[class:" + sub + "]/[nested-class:Inner]";
            nodes.type(JUPITER + "/[class:" + sub + "]", sub)
                    .type(inner, "Base$Inner")
                    .method(inner + "/[method:a()]", "Base$Inner", "a", "");
        }

        assertThat(catalogOf(nodes)).containsExactly("First/Base$Inner#a", "Second/Base$Inner#a");
    }

    @Test
    void takesTheConcreteClassOfAnInheritedMethod() {
        Nodes nodes = jupiterClass("Concrete")
                .method(JUPITER + "/[class:Concrete]/[method:inherited()]", "Base", "inherited", "");

        assertThat(catalogOf(nodes)).containsExactly("Concrete#inherited");
    }

    @Test
    void numbersInvocationsAndDynamicTestsInContainers() {
        String template = JUPITER + "/[class:CartTest]/[test-template:adds(int)]";
        String factory = JUPITER + "/[class:CartTest]/[test-factory:dynamic()]";
        Nodes nodes = jupiterClass("CartTest")
                .template(template, "CartTest", "adds")
                .template(factory, "CartTest", "dynamic");
        PlatformTree tree = PlatformTree.of(nodes.list());
        Nodes later = new Nodes()
                .method(template + "/[test-template-invocation:#3]", "CartTest", "adds", "int")
                .container(factory + "/[dynamic-container:#2]", "<script>")
                .test(factory + "/[dynamic-container:#2]/[dynamic-test:#1]", "any [1] (2) name");

        assertThat(catalogOf(nodes)).containsExactly("CartTest#adds", "CartTest#dynamic");
        assertThat(idsOf(tree, later))
                .containsExactly("CartTest#adds[3]", "CartTest#dynamic[2]", "CartTest#dynamic[2][1]");
    }

    @Test
    void numbersInvocationsOfAWholeClassBeforeThoseOfItsMethods() {
        String type = JUPITER + "/[class-template:CartTest]";
        Nodes nodes = Nodes.of("junit-jupiter")
                .type(type, "CartTest")
                .method(type + "/[method:adds()]", "CartTest", "adds", "");
        Nodes later = new Nodes()
                .container(type + "/[class-template-invocation:#2]", "[2] b")
                .method(type + "/[class-template-invocation:#2]/[method:adds()]", "CartTest", "adds", "");

        assertThat(idsOf(PlatformTree.of(nodes.list()), later))
                .containsExactly("CartTest#class[2]", "CartTest#adds[2]");
    }

    @Test
    void namesAClassTemplateAsAWholeAsLongAsItsTestsAreHidden() {
        Nodes nodes = Nodes.of("junit-jupiter").type(JUPITER + "/[class-template:CartTest]", "CartTest");

        assertThat(catalogOf(nodes)).containsExactly("CartTest#class");
    }

    @Test
    void namesAClassAsAWholeWhoseEngineFindsTestsWhileItRuns() {
        String spec = "[engine:kotest]/[spec:CartSpec]";
        Nodes nodes = Nodes.of("kotest").type(spec, "CartSpec");
        Nodes later = new Nodes().test(spec + "/[test:adds]", "adds");

        assertThat(catalogOf(nodes)).containsExactly("CartSpec#class");
        assertThat(idsOf(PlatformTree.of(nodes.list()), later)).containsExactly("CartSpec#adds");
    }

    @Test
    void leavesOutAClassOfAnEngineThatTellsAllTestsBefore() {
        assertThat(catalogOf(Nodes.of("junit-vintage").type(VINTAGE + "/[runner:CartTest]", "CartTest")))
                .isEmpty();
    }

    @Test
    void numbersJunit4ParametersByTheirPlace() {
        String runner = VINTAGE + "/[runner:FibTest]";
        Nodes nodes = Nodes.of("junit-vintage").type(runner, "FibTest");
        for (String values : List.of("zero", "one")) {
            String container = runner + "/[test:%5B" + values + "%5D]";
            nodes.container(container, "[" + values + "]")
                    .method(container + "/[test:fib%5B" + values + "%5D(FibTest)]", "FibTest", "fib", "");
        }

        assertThat(catalogOf(nodes)).containsExactly("FibTest#fib[1]", "FibTest#fib[2]");
    }

    @Test
    void namesJunit4SuiteMembersByTheWay() {
        Nodes nodes = Nodes.of("junit-vintage")
                .type(VINTAGE + "/[runner:all.AllTests]", "all.AllTests")
                .type(VINTAGE + "/[runner:all.AllTests]/[test:shop.CartTest]", "shop.CartTest")
                .method(
                        VINTAGE + "/[runner:all.AllTests]/[test:shop.CartTest]/[test:a(shop.CartTest)]",
                        "shop.CartTest",
                        "a",
                        "")
                .type(VINTAGE + "/[runner:shop.CartTest]", "shop.CartTest")
                .method(VINTAGE + "/[runner:shop.CartTest]/[test:a(shop.CartTest)]", "shop.CartTest", "a", "");

        assertThat(catalogOf(nodes)).containsExactly("all.AllTests/shop.CartTest#a", "shop.CartTest#a");
    }

    @Test
    void namesMembersOfAPlatformSuiteByTheWay() {
        String suite = "[engine:junit-platform-suite]/[suite:MySuite]";
        Nodes nodes = Nodes.of("junit-platform-suite")
                .type(suite, "MySuite")
                .container(suite + "/" + JUPITER, "JUnit Jupiter")
                .type(suite + "/" + JUPITER + "/[class:CartTest]", "CartTest")
                .method(suite + "/" + JUPITER + "/[class:CartTest]/[method:a()]", "CartTest", "a", "");

        assertThat(catalogOf(nodes)).containsExactly("MySuite/CartTest#a");
    }

    @Test
    void numbersDataProvidersOfTestNgFromOne() {
        String method = "[engine:testng]/[class:CartTest]/[method:adds(int)]";
        Nodes nodes = Nodes.of("testng")
                .type("[engine:testng]/[class:CartTest]", "CartTest")
                .template(method, "CartTest", "adds");

        assertThat(idsOf(
                        PlatformTree.of(nodes.list()),
                        new Nodes().method(method + "/[invoc:0]", "CartTest", "adds", "int")))
                .containsExactly("CartTest#adds[1]");
    }

    @Test
    void namesWhatIsNotAMethodByItsDisplayName() {
        Nodes nodes = Nodes.of("junit-vintage")
                .type(VINTAGE + "/[runner:BadTest]", "BadTest")
                .testOfClass(
                        VINTAGE + "/[runner:BadTest]/[test:initializationError(BadTest)]",
                        "initializationError",
                        "BadTest");

        assertThat(catalogOf(nodes)).containsExactly("BadTest#initializationError");
    }

    @Test
    void makesEqualDisplayNamesUniqueAndKeepsThemOnOneLine() {
        Nodes nodes = Nodes.of("kotest")
                .type("[engine:kotest]/[spec:Spec]", "Spec")
                .test("[engine:kotest]/[spec:Spec]/[test:x]", "adds\n  two # three")
                .test("[engine:kotest]/[spec:Spec]/[test:y]", "adds two # three");

        assertThat(catalogOf(nodes)).containsExactly("Spec#adds two _ three", "Spec#adds two _ three[2]");
    }

    @Test
    void namesTestsWithoutAClassByWhatStandsBelowTheEngine() {
        Nodes nodes = Nodes.of("cucumber")
                .container("[engine:cucumber]/[feature:cart]", "Cart (web)")
                .test("[engine:cucumber]/[feature:cart]/[scenario:3]", "Adding twice");

        assertThat(catalogOf(nodes)).containsExactly("Cart _web)#Adding twice");
    }

    @Test
    void cutsEndlessDisplayNames() {
        Nodes nodes = Nodes.of("x")
                .type("[engine:x]/[class:C]", "C")
                .test("[engine:x]/[class:C]/[test:1]", "long".repeat(2_500));

        assertThat(catalogOf(nodes)).singleElement().asString().hasSizeLessThan(200);
    }

    @Test
    void givesIdsThatParseBackToThemselves() {
        Nodes nodes = Nodes.of("x")
                .type("[engine:x]/[class:C]", "C")
                .test("[engine:x]/[class:C]/[test:a]", "ends with (brackets)")
                .test("[engine:x]/[class:C]/[test:b]", "ends with [7]");

        List<TestId> ids =
                PlatformTree.of(nodes.list()).catalog(Map.of()).naturalOrder().tests();

        assertThat(ids).hasSize(2).allSatisfy(id -> assertThat(TestId.parse(id.toString()))
                .isEqualTo(id));
    }

    private static Nodes jupiterClass(String name) {
        return Nodes.of("junit-jupiter").type(JUPITER + "/[class:" + name + "]", name);
    }

    private static List<String> catalogOf(Nodes nodes) {
        return PlatformTree.of(nodes.list()).catalog(Map.of()).naturalOrder().tests().stream()
                .map(TestId::toString)
                .toList();
    }

    private static List<String> idsOf(PlatformTree tree, Nodes later) {
        later.list().forEach(tree::add);
        return later.list().stream()
                .map(Node::uniqueId)
                .map(id -> tree.id(tree.find(id).orElseThrow()).toString())
                .toList();
    }
}
