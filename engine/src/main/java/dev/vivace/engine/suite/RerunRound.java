package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Source;
import dev.vivace.engine.model.TestResult;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What Surefire runs again after a round, when the project asks for reruns: tests and containers that failed in it,
 * whatever they did in the rounds before.
 */
final class RerunRound {

    private final Relatives failed;
    private final Relatives found;

    private RerunRound(List<TestNode> failed) {
        this.failed = Relatives.of(failed);
        this.found =
                Relatives.of(failed.stream().filter(RerunRound::isFoundAgain).toList());
    }

    /** The round after these runs. */
    static RerunRound after(List<OrderRun> runs) {
        return new RerunRound(runs.stream().flatMap(RerunRound::failedIn).toList());
    }

    private static Stream<TestNode> failedIn(OrderRun run) {
        Map<String, Long> firstPassed = new HashMap<>();
        run.tests().stream()
                .filter(result -> result.outcome() == Outcome.PASSED)
                .forEach(result -> className(result.node())
                        .ifPresent(name -> firstPassed.merge(name, result.span().ended(), Math::min)));
        return Stream.concat(run.tests().stream(), run.containers().stream())
                .filter(result -> result.outcome().isRed() && !result.isInherited())
                .filter(result -> !isTearDown(result, firstPassed))
                .map(TestResult::node);
    }

    /** Surefire calls so a class that is red after one of its tests has passed, and leaves it at that. */
    private static boolean isTearDown(TestResult result, Map<String, Long> firstPassed) {
        return result.node().isClass()
                && className(result.node())
                        .map(firstPassed::get)
                        .filter(passed -> passed < result.span().ended())
                        .isPresent();
    }

    private static Optional<String> className(TestNode node) {
        return node.topmost().source().map(Source::className);
    }

    /**
     * Surefire finds what comes from a class by the name of the class, so not within suites of JUnit 4, and engines not
     * at all.
     */
    private static boolean isFoundAgain(TestNode node) {
        Optional<String> ownClass =
                node.source().filter(source -> !source.isMethod()).map(Source::className);
        return node.parent().isPresent()
                && (ownClass.isEmpty()
                        || node.engine().uniqueId().equals("[engine:junit-jupiter]")
                        || ownClass.equals(
                                node.outermostClass().flatMap(TestNode::source).map(Source::className)));
    }

    /**
     * What an order has to name: the failed tests, the methods of failed invocations, all tests of failed classes.
     *
     * @param planned to choose from
     */
    List<TestId> tests(TestCatalog catalog, Predicate<TestId> planned) {
        return catalog.entries().stream()
                .filter(entry -> planned.test(entry.id()) && found.include(entry.node()))
                .map(TestCatalog.Entry::id)
                .toList();
    }

    /** The same run, of which only what failed before counts, and what is in it or around it. */
    OrderRun only(OrderRun run) {
        Predicate<TestResult> counts = result -> failed.include(result.node());
        return run.with(
                run.tests().stream().filter(counts).toList(),
                run.containers().stream().filter(counts).toList());
    }

    /**
     * Some nodes, and those in them and around them.
     *
     * @param nodes unique ids of the nodes themselves
     * @param around unique ids from there up to their engines
     */
    private record Relatives(Set<String> nodes, Set<String> around) {

        static Relatives of(List<TestNode> nodes) {
            return new Relatives(
                    nodes.stream().map(TestNode::uniqueId).collect(Collectors.toSet()),
                    nodes.stream().flatMap(Relatives::wayUp).collect(Collectors.toSet()));
        }

        boolean include(TestNode node) {
            return around.contains(node.uniqueId()) || wayUp(node).anyMatch(nodes::contains);
        }

        private static Stream<String> wayUp(TestNode node) {
            return Stream.iterate(Optional.of(node), Optional::isPresent, inner -> inner.flatMap(TestNode::parent))
                    .map(inner -> inner.orElseThrow().uniqueId());
        }
    }
}
