package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Parts that a worker gets at once.
 *
 * @param parts by their number in the plan
 */
record Batch(Map<Integer, TestOrder> parts) {

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
        Map<String, Integer> owners = new HashMap<>();
        new TreeMap<>(parts).forEach((number, part) -> part.tests().stream()
                .flatMap(test -> around(test.className()))
                .forEach(name -> owners.putIfAbsent(name, number)));
        Map<Integer, List<OrderRun>> split = new HashMap<>();
        parts.keySet().forEach(number -> split.put(number, new ArrayList<>()));
        for (OrderRun run : runs) {
            split(run, owners).forEach((number, own) -> split.get(number).add(own));
        }
        return split;
    }

    /** A class, those that enclose it, and those through which it is reached. */
    private static Stream<String> around(String className) {
        return Stream.iterate(className, name -> !name.isEmpty(), name -> {
            int end = Math.max(name.lastIndexOf('$'), name.lastIndexOf('/'));
            return end < 0 ? "" : name.substring(0, end);
        });
    }

    private Map<Integer, OrderRun> split(OrderRun run, Map<String, Integer> owners) {
        int first = Collections.min(parts.keySet());
        Function<TestResult, Integer> owner =
                result -> owners.getOrDefault(result.id().className(), first);
        Map<Integer, List<TestResult>> tests = run.tests().stream().collect(Collectors.groupingBy(owner));
        Map<Integer, List<TestResult>> containers = run.containers().stream().collect(Collectors.groupingBy(owner));
        Map<Integer, OrderRun> split = new HashMap<>();
        for (int number : parts.keySet()) {
            split.put(
                    number,
                    run.with(tests.getOrDefault(number, List.of()), containers.getOrDefault(number, List.of())));
        }
        return withoutLossesOfOthers(split, first);
    }

    /** Who was running when the worker was lost is red; a loss for which nobody is to blame must not get lost itself. */
    private static Map<Integer, OrderRun> withoutLossesOfOthers(Map<Integer, OrderRun> split, int first) {
        boolean somebody = split.values().stream().anyMatch(OrderRun::hasRed);
        split.replaceAll((number, run) -> (somebody ? run.hasRed() : number == first) ? run : run.withoutLoss());
        return split;
    }
}
