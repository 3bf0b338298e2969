package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What tests did in all orders so far, and who contradicts himself. */
final class Observations {

    private final Map<TestId, TestOrder> passing = new LinkedHashMap<>();
    private final Map<TestId, Red> failing = new LinkedHashMap<>();

    private record Red(TestOrder order, Failure failure) {}

    /** Adds what tests did in this order. The shortest order of each kind is kept: it is the cheapest to repeat. */
    void add(TestOrder order, OrderRun run) {
        Map<TestId, List<TestResult>> byMethod = run.tests().stream()
                .filter(result -> result.outcome() != Outcome.SKIPPED)
                .collect(Collectors.groupingBy(
                        result -> result.id().wholeMethod(), LinkedHashMap::new, Collectors.toList()));
        ends(order).forEach((test, end) -> {
            // A class has a result of its own only where it is red.
            boolean ran =
                    byMethod.containsKey(test) || test.isClass() && run.loss().isEmpty();
            if (ran) {
                TestOrder upToIt = new TestOrder(order.tests().subList(0, end + 1));
                add(test, upToIt, byMethod.getOrDefault(test, List.of()));
            }
        });
    }

    private void add(TestId test, TestOrder upToIt, List<TestResult> results) {
        Optional<TestResult> red =
                results.stream().filter(result -> result.outcome().isRed()).findFirst();
        if (red.isPresent()) {
            Failure failure = red.get().failure().orElseGet(() -> new Failure("", Optional.empty(), ""));
            failing.merge(
                    test,
                    new Red(upToIt, failure),
                    (known, other) -> isShorter(other.order, known.order) ? other : known);
        } else {
            passing.merge(test, upToIt, (known, other) -> isShorter(other, known) ? other : known);
        }
    }

    private static boolean isShorter(TestOrder one, TestOrder other) {
        return one.tests().size() < other.tests().size();
    }

    /** Where each test ends in an order, and where each class does, whose tear-down can be red. */
    private static Map<TestId, Integer> ends(TestOrder order) {
        Map<TestId, Integer> ends = new LinkedHashMap<>();
        for (int i = 0; i < order.tests().size(); i++) {
            TestId test = order.tests().get(i);
            ends.put(test.wholeMethod(), i);
            ends.put(TestId.ofClass(test.className()), i);
        }
        return ends;
    }

    /** Who was seen to pass and to be red, in the sequence in which that was first seen to be red. */
    List<Sighting> contradictions() {
        return failing.entrySet().stream()
                .filter(entry -> passing.containsKey(entry.getKey()))
                .map(entry -> new Sighting(
                        entry.getKey(),
                        passing.get(entry.getKey()),
                        entry.getValue().order(),
                        entry.getValue().failure()))
                .toList();
    }

    /** Forgets that a test was red, because it is not in a new JVM: another order may show it. */
    void forgetRed(TestId test) {
        failing.remove(test);
    }

    /** Forgets that a test passed, because it does not in a new JVM. */
    void forgetPassed(TestId test) {
        passing.remove(test);
    }

    /** Tests that never passed. */
    Set<TestId> alwaysRed() {
        return failing.keySet().stream()
                .filter(test -> !passing.containsKey(test))
                .collect(Collectors.toSet());
    }
}
