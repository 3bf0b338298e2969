package dev.vivace.engine.report;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What Surefire calls a test or class in its reports, as its JUnit Platform provider derives it from the platform's
 * tree. The texts are what its {@code usePhrased…} options show instead.
 *
 * @param source names the report: the outermost class, whatever nested class a test belongs to
 * @param sourceText display name of the class
 * @param qualifiedSource the class that declares the test, nested or inherited
 * @param name the test; empty for a class
 * @param nameText display name of the test
 */
record ReportName(
        String source,
        Optional<String> sourceText,
        Optional<String> qualifiedSource,
        Optional<String> name,
        Optional<String> nameText) {

    private static final Predicate<String> IS_INVOCATION =
            Pattern.compile(".*\\[\\d+]").asMatchPredicate();
    private static final Predicate<String> IS_CLASS_INVOCATION =
            Pattern.compile("\\[.+]").asMatchPredicate();

    /** The name of a node while everything around it runs. */
    static ReportName of(TestNode node) {
        return of(node, ancestors(node));
    }

    /** The name of a child of a class that is skipped as a whole: Surefire then sees nothing around it. */
    static ReportName inSkippedClass(TestNode child) {
        return of(child, List.of());
    }

    /** The same for something that has no name of its own. */
    ReportName withName(String given) {
        return new ReportName(source, sourceText, qualifiedSource, Optional.of(given), Optional.empty());
    }

    private static ReportName of(TestNode node, List<TestNode> around) {
        Optional<String> classText = node.isTest() ? Optional.of(textOf(nearestClass(node))) : Optional.empty();
        if (hasMethod(node)) {
            return ofMethod(node, around, classText.orElse(null));
        }
        return isOfClass(node) ? ofClass(node, classText) : ofOther(node, classText);
    }

    private static ReportName ofMethod(TestNode node, List<TestNode> around, String classText) {
        Source method = node.source().orElseThrow();
        Optional<ReportName> owner =
                around.stream().filter(ReportName::isOfClass).findFirst().map(ReportName::of);
        String source = topClass(node).or(() -> owner.map(ReportName::source)).orElse(method.className());
        String ownerText =
                owner.map(name -> name.sourceText.orElse(name.source)).orElse(method.className());
        String name = InvocationSuffix.of(node.uniqueId())
                .appendTo(takesPartInInvocations(node, around) ? node.legacyName() : method.methodName());
        return new ReportName(
                source,
                differing(classText == null ? ownerText : classText, source, classText != null),
                Optional.of(method.className()),
                Optional.of(name),
                differing(methodText(node, around, name), name, false));
    }

    private static ReportName ofClass(TestNode node, Optional<String> classText) {
        String className = node.source().orElseThrow().className();
        String source = topClass(node).orElse(className);
        String text = classText.orElse(displayNameOf(node).orElse(className));
        return new ReportName(
                source,
                differing(text, source, classText.isPresent()),
                Optional.of(className),
                Optional.of(node.legacyName()).filter(name -> node.isTest()),
                differing(node.displayName(), node.legacyName(), false).filter(name -> node.isTest()));
    }

    /** Dynamic tests, and whatever engines make of things that are not Java. */
    private static ReportName ofOther(TestNode node, Optional<String> classText) {
        String parent = node.parent().map(TestNode::displayName).orElse(node.displayName());
        String source = topClass(node).orElse(parent);
        return new ReportName(
                source,
                differing(classText.orElse(parent), source, classText.isPresent()),
                Optional.empty(),
                Optional.of(node.displayName()),
                Optional.empty());
    }

    private static Optional<String> differing(String text, String name, boolean always) {
        return Optional.of(text).filter(value -> always || !value.equals(name));
    }

    /** Parameterised, repeated, or in a class that is: only the legacy name tells the invocations apart. */
    private static boolean takesPartInInvocations(TestNode node, List<TestNode> around) {
        return !node.source().orElseThrow().parameterTypes().isBlank()
                || IS_INVOCATION.test(node.legacyName())
                || InvocationSuffix.of(node.uniqueId()).isOfClass()
                || around.stream()
                        .filter(ancestor -> ancestor.source().isEmpty())
                        .anyMatch(ancestor -> IS_CLASS_INVOCATION.test(ancestor.legacyName()));
    }

    private static String methodText(TestNode node, List<TestNode> around, String name) {
        String before = around.stream()
                .filter(ReportName::hasMethod)
                .map(TestNode::displayName)
                .collect(Collectors.joining(" "));
        String gap = before.isBlank() || node.displayName().startsWith("[") ? "" : " ";
        String text = before + gap + node.displayName();
        boolean isJustTheSignature = text.equals(node.legacyName())
                && text.startsWith(node.source().orElseThrow().methodName() + "(");
        return isJustTheSignature ? name : text;
    }

    /** Whether a report is named after this class rather than after one around it. */
    static boolean namesReport(TestNode node) {
        return node.topmost().uniqueId().equals(node.uniqueId()) || !isOfClass(node.topmost());
    }

    /** The class just below the engine, or below the engine that a suite brings along. */
    private static Optional<String> topClass(TestNode node) {
        return Optional.of(node.topmost())
                .filter(ReportName::isOfClass)
                .flatMap(TestNode::source)
                .map(Source::className);
    }

    private static TestNode nearestClass(TestNode node) {
        TestNode nearest = node;
        while (nearest.parent().isPresent() && !nearest.isClass()) {
            nearest = nearest.parent().orElseThrow();
        }
        return nearest;
    }

    private static String textOf(TestNode node) {
        return displayNameOf(node).orElse(node.legacyName());
    }

    private static Optional<String> displayNameOf(TestNode node) {
        return node.source().map(Source::classDisplayName).filter(text -> !text.isEmpty());
    }

    private static List<TestNode> ancestors(TestNode node) {
        List<TestNode> ancestors = new ArrayList<>();
        for (Optional<TestNode> next = node.parent();
                next.isPresent();
                next = next.get().parent()) {
            ancestors.add(next.get());
        }
        return ancestors;
    }

    private static boolean hasMethod(TestNode node) {
        return node.source().filter(Source::isMethod).isPresent();
    }

    private static boolean isOfClass(TestNode node) {
        return node.source().filter(source -> !source.isMethod()).isPresent();
    }
}
