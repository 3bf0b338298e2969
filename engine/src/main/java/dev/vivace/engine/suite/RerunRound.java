package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Source;
import dev.vivace.engine.model.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What Surefire runs again after a round, when the project asks for reruns: tests and containers that failed in it,
 * whatever they did in the rounds before.
 *
 * @param failed in the round before
 */
record RerunRound(List<TestNode> failed) {

    RerunRound {
        failed = List.copyOf(failed);
    }

    /** The round after these runs. */
    static RerunRound after(List<OrderRun> runs) {
        List<TestResult> passed = runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome() == Outcome.PASSED)
                .toList();
        return new RerunRound(runs.stream()
                .flatMap(run -> Stream.concat(run.tests().stream(), run.containers().stream()))
                .filter(result -> result.outcome().isRed() && !result.isInherited())
                .filter(result -> !isTearDown(result, passed))
                .map(TestResult::node)
                .distinct()
                .toList());
    }

    /** A class that is red after one of its tests has passed: nothing in it would run better again. */
    private static boolean isTearDown(TestResult result, List<TestResult> passed) {
        return result.node().isClass()
                && passed.stream()
                        .filter(test -> test.span().ended() < result.span().ended())
                        .anyMatch(test -> className(test.node()).equals(className(result.node())));
    }

    private static Optional<String> className(TestNode node) {
        return node.outermostClass().flatMap(TestNode::source).map(Source::className);
    }

    /** What an order has to name: the failed tests, the methods of failed invocations, all tests of failed classes. */
    List<TestId> tests(TestCatalog catalog) {
        return catalog.entries().stream()
                .filter(entry -> failed.stream().anyMatch(node -> isFoundAgain(node) && isRelated(node, entry.node())))
                .map(TestCatalog.Entry::id)
                .toList();
    }

    /**
     * Surefire finds what comes from a class by the name of the class, so not within suites of JUnit 4, and engines not
     * at all.
     */
    private static boolean isFoundAgain(TestNode node) {
        Optional<Source> ownClass = node.source().filter(source -> !source.isMethod());
        return node.parent().isPresent()
                && (ownClass.isEmpty()
                        || node.engine().uniqueId().equals("[engine:junit-jupiter]")
                        || ownClass.map(Source::className).equals(className(node)));
    }

    /** The same run, of which only what failed before counts, and what is in it or around it. */
    OrderRun only(OrderRun run) {
        Predicate<TestResult> counts = result -> failed.stream().anyMatch(node -> isRelated(node, result.node()));
        return run.with(
                run.tests().stream().filter(counts).toList(),
                run.containers().stream().filter(counts).toList());
    }

    private static boolean isRelated(TestNode one, TestNode other) {
        return one.encloses(other.uniqueId()) || other.encloses(one.uniqueId());
    }
}
