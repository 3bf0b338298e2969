package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
        Map<Integer, List<OrderRun>> split = new HashMap<>();
        parts.keySet().forEach(number -> split.put(number, new ArrayList<>()));
        for (OrderRun run : runs) {
            split(run).forEach((number, own) -> split.get(number).add(own));
        }
        return split;
    }

    /** Who was running when the worker was lost has the loss; others have nothing to do with it. */
    private Map<Integer, OrderRun> split(OrderRun run) {
        Owners owners = new Owners(new TreeMap<>(parts), run);
        Map<Integer, List<TestResult>> tests = run.tests().stream().collect(Collectors.groupingBy(owners::of));
        Map<Integer, List<TestResult>> containers =
                run.containers().stream().collect(Collectors.groupingBy(owners::of));
        int unlucky = owners.ofLoss(run);
        Map<Integer, OrderRun> split = new HashMap<>();
        for (int number : parts.keySet()) {
            OrderRun own = run.with(tests.getOrDefault(number, List.of()), containers.getOrDefault(number, List.of()));
            split.put(number, number == unlucky ? own : own.withoutLoss());
        }
        return split;
    }
}
