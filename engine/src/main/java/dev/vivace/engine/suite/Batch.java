package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Parts that a worker gets at once.
 *
 * @param parts by their number in the plan
 */
record Batch(Map<Integer, TestOrder> parts) {

    /** All of them, numbered as they come. */
    static Batch ofAll(List<TestOrder> parts) {
        return new Batch(IntStream.range(0, parts.size()).boxed().collect(Collectors.toMap(i -> i, parts::get)));
    }

    static Batch of(int number, TestOrder part) {
        return new Batch(Map.of(number, part));
    }

    /** All of it as one order. */
    TestOrder order() {
        return new TestOrder(new TreeMap<>(parts)
                .values().stream().flatMap(part -> part.tests().stream()).toList());
    }

    /** Runs of all of it, as what they mean for each part. */
    Map<Integer, List<OrderRun>> split(List<OrderRun> runs) {
        Owners owners = Owners.of(parts);
        Map<Integer, List<OrderRun>> split = new HashMap<>();
        parts.keySet().forEach(number -> split.put(number, new ArrayList<>()));
        for (OrderRun run : runs) {
            split(run, owners).forEach((number, own) -> split.get(number).add(own));
        }
        return split;
    }

    /** Which part a result belongs to: by its test, or by its class and those around it. */
    private record Owners(Map<TestId, Integer> byTest, Map<String, Integer> byClass, int first) {

        static Owners of(Map<Integer, TestOrder> parts) {
            Map<TestId, Integer> byTest = new HashMap<>();
            Map<String, Integer> byClass = new HashMap<>();
            new TreeMap<>(parts).forEach((number, part) -> part.tests().forEach(test -> {
                byTest.putIfAbsent(test.wholeMethod(), number);
                around(test.className()).forEach(name -> byClass.putIfAbsent(name, number));
            }));
            return new Owners(byTest, byClass, Collections.min(parts.keySet()));
        }

        /** A class, those that enclose it, and those through which it is reached. */
        private static Stream<String> around(String className) {
            return Stream.iterate(className, name -> !name.isEmpty(), name -> {
                int end = Math.max(name.lastIndexOf('$'), name.lastIndexOf('/'));
                return end < 0 ? "" : name.substring(0, end);
            });
        }

        int of(TestResult result) {
            Integer own = byTest.get(result.id().wholeMethod());
            return own == null ? ofClass(result.id().className()) : own;
        }

        private int ofClass(String className) {
            return around(className)
                    .filter(byClass::containsKey)
                    .map(byClass::get)
                    .findFirst()
                    .orElse(first);
        }
    }

    private Map<Integer, OrderRun> split(OrderRun run, Owners owners) {
        Map<Integer, List<TestResult>> tests = run.tests().stream().collect(Collectors.groupingBy(owners::of));
        Map<Integer, List<TestResult>> containers =
                run.containers().stream().collect(Collectors.groupingBy(owners::of));
        Map<Integer, OrderRun> split = new HashMap<>();
        for (int number : parts.keySet()) {
            OrderRun own = run.with(tests.getOrDefault(number, List.of()), containers.getOrDefault(number, List.of()));
            split.put(number, number == owners.first() ? own : own.withoutProperties());
        }
        return withoutLossesOfOthers(split, owners.first());
    }

    /** Who was running when the worker was lost is red; a loss for which nobody is to blame must not get lost itself. */
    private static Map<Integer, OrderRun> withoutLossesOfOthers(Map<Integer, OrderRun> split, int first) {
        boolean somebody = split.values().stream().anyMatch(OrderRun::hasRed);
        split.replaceAll((number, run) -> (somebody ? run.hasRed() : number == first) ? run : run.withoutLoss());
        return split;
    }
}
