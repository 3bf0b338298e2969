package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Kind;
import dev.vivace.engine.model.TestNode.Source;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportNameTest {

    private static final TestNode ENGINE = node(null, "[engine:junit-jupiter]", Kind.CONTAINER, "JUnit Jupiter", null);
    private static final TestNode CART = classNode(ENGINE, "class", "shop.CartTest", "");

    @Test
    void namesAMethodWithoutItsParentheses() {
        ReportName name = ReportName.of(method(CART, "adds", ""));

        assertThat(name.source()).isEqualTo("shop.CartTest");
        assertThat(name.qualifiedSource()).contains("shop.CartTest");
        assertThat(name.name()).contains("adds");
    }

    @Test
    void namesAMethodWithParametersByItsSignature() {
        TestNode test = new TestNode(
                CART.uniqueId() + "/[method:adds(int)]",
                Optional.of(CART),
                Kind.TEST,
                "adds(int)",
                "adds(int)",
                Optional.of(new Source("shop.CartTest", "adds", "int", "")));

        assertThat(ReportName.of(test).name()).contains("adds(int)");
    }

    @Test
    void reportsANestedTestUnderTheOutermostClass() {
        TestNode nested = classNode(CART, "nested-class", "shop.CartTest$Full", "");

        ReportName name = ReportName.of(method(nested, "refuses", ""));

        assertThat(name.source()).isEqualTo("shop.CartTest");
        assertThat(name.qualifiedSource()).contains("shop.CartTest$Full");
        assertThat(ReportName.namesReport(nested)).isFalse();
        assertThat(ReportName.namesReport(CART)).isTrue();
    }

    @Test
    void namesAnInheritedTestAfterTheClassThatRuns() {
        TestNode inherited = node(CART, "[method:all()]", Kind.TEST, "all()", new Source("shop.Base", "all", "", ""));

        ReportName name = ReportName.of(inherited);

        assertThat(name.source()).isEqualTo("shop.CartTest");
        assertThat(name.qualifiedSource()).contains("shop.Base");
    }

    @Test
    void namesAnInvocationByItsLegacyName() {
        TestNode template = method(CART, "adds", "");
        TestNode invocation = new TestNode(
                template.uniqueId() + "/[test-template-invocation:#2]",
                Optional.of(template),
                Kind.TEST,
                "[2] apple",
                "adds(String)[2]",
                template.source());

        ReportName name = ReportName.of(invocation);

        assertThat(name.name()).contains("adds(String)[2]");
        assertThat(name.nameText()).contains("adds()[2] apple");
    }

    @Test
    void tellsInvocationsOfAParameterisedClassApart() {
        TestNode template = classNode(ENGINE, "class-template", "shop.CartTest", "");
        TestNode second = node(template, "[class-template-invocation:#2]", Kind.CONTAINER, "[2] apple", null);

        assertThat(ReportName.of(method(second, "adds", "")).name()).contains("adds()[2]");
    }

    @Test
    void namesADynamicTestByItsDisplayName() {
        TestNode factory = method(CART, "factory", "");
        TestNode dynamic = node(factory, "[dynamic-test:#1]", Kind.TEST, "<green>", null);

        ReportName name = ReportName.of(dynamic);

        assertThat(name.source()).isEqualTo("shop.CartTest");
        assertThat(name.qualifiedSource()).isEmpty();
        assertThat(name.name()).contains("<green>");
    }

    @Test
    void namesATestThatIsAClassByItsLegacyName() {
        TestNode vintage = node(null, "[engine:junit-vintage]", Kind.CONTAINER, "JUnit Vintage", null);
        TestNode runner = classNode(vintage, "runner", "shop.OldTest", "");
        TestNode error = new TestNode(
                runner.uniqueId() + "/[test:initializationError]",
                Optional.of(runner),
                Kind.TEST,
                "initializationError",
                "initializationError",
                runner.source());

        assertThat(ReportName.of(error).name()).contains("initializationError");
    }

    @Test
    void givesAClassNoName() {
        assertThat(ReportName.of(CART).name()).isEmpty();
    }

    @Test
    void keepsDisplayNamesBesideTheNames() {
        TestNode phrased = classNode(ENGINE, "class", "shop.CartTest", "A cart");

        ReportName name = ReportName.of(method(phrased, "adds", "puts things in"));

        assertThat(name.sourceText()).contains("A cart");
        assertThat(name.nameText()).contains("puts things in");
        assertThat(ReportName.of(phrased).sourceText()).contains("A cart");
    }

    @Test
    void reportsMembersOfASuiteUnderTheirOwnClass() {
        TestNode suites = node(null, "[engine:junit-platform-suite]", Kind.CONTAINER, "Suite", null);
        TestNode suite = classNode(suites, "suite", "shop.AllTests", "");
        TestNode jupiter = node(suite, "[engine:junit-jupiter]", Kind.CONTAINER, "JUnit Jupiter", null);
        TestNode member = classNode(jupiter, "class", "shop.CartTest", "");

        assertThat(ReportName.of(method(member, "adds", "")).source()).isEqualTo("shop.CartTest");
        assertThat(ReportName.namesReport(member)).isTrue();
    }

    private static TestNode method(TestNode owner, String method, String displayName) {
        String legacyName = method + "()";
        String className = owner.source().map(Source::className).orElse("shop.CartTest");
        return new TestNode(
                owner.uniqueId() + "/[method:" + legacyName + "]",
                Optional.of(owner),
                Kind.TEST,
                displayName.isEmpty() ? legacyName : displayName,
                legacyName,
                Optional.of(new Source(className, method, "", "")));
    }

    private static TestNode classNode(TestNode parent, String type, String className, String displayName) {
        return node(
                parent,
                "[" + type + ":" + className + "]",
                Kind.CONTAINER,
                className,
                new Source(className, "", "", displayName));
    }

    private static TestNode node(TestNode parent, String segment, Kind kind, String name, Source source) {
        return new TestNode(
                parent == null ? segment : parent.uniqueId() + "/" + segment,
                Optional.ofNullable(parent),
                kind,
                name,
                name,
                Optional.ofNullable(source));
    }
}
