package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Which of several parts that ran together a result belongs to. */
final class Owners {

    private final Map<TestId, Integer> byTest = new HashMap<>();
    private final Map<String, Integer> byClass = new HashMap<>();
    private final Map<String, Integer> byNode = new HashMap<>();
    private final int first;

    /** The owners of the results of a run of these parts, by their numbers. */
    Owners(Map<Integer, TestOrder> parts, OrderRun run) {
        first = Collections.min(parts.keySet());
        parts.forEach((number, part) -> part.tests().forEach(test -> {
            byTest.putIfAbsent(test.wholeMethod(), number);
            byClass.putIfAbsent(test.className(), number);
        }));
        parts.forEach((number, part) -> part.tests().stream()
                .flatMap(test -> around(test.className()))
                .forEach(name -> byClass.putIfAbsent(name, number)));
        run.tests().forEach(result -> Optional.ofNullable(byTest.get(result.id().wholeMethod()))
                .ifPresent(number -> byNode.put(node(result), number)));
    }

    /** A class, those that enclose it, and those through which it is reached. */
    private static Stream<String> around(String className) {
        return Stream.iterate(className, name -> !name.isEmpty(), name -> {
            int end = Math.max(name.lastIndexOf('$'), name.lastIndexOf('/'));
            return end < 0 ? "" : name.substring(0, end);
        });
    }

    /** A class may be known to two engines, and be in a part for each. */
    private static String node(TestResult result) {
        return result.node().outermostClass().map(TestNode::uniqueId).orElse("");
    }

    /** By its test, by what is around it in the tree, or by its class and those around it. */
    int of(TestResult result) {
        Integer known = byTest.getOrDefault(result.id().wholeMethod(), byNode.get(node(result)));
        return known == null ? of(result.id().className()) : known;
    }

    private int of(String className) {
        return around(className)
                .filter(byClass::containsKey)
                .map(byClass::get)
                .findFirst()
                .orElse(first);
    }

    /** The part that ran when the worker of a run was lost, or ended just before. */
    int ofLoss(OrderRun run) {
        Optional<TestId> running = run.loss().flatMap(loss -> loss.running());
        return running.map(test -> byTest.getOrDefault(test.wholeMethod(), of(test.className())))
                .orElseGet(() -> run.tests().isEmpty()
                        ? first
                        : of(run.tests().get(run.tests().size() - 1)));
    }
}
