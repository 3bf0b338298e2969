package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What tests did in all orders so far, and who contradicts himself. */
final class Observations {

    private static final Failure UNKNOWN = new Failure("", Optional.empty(), "");

    private final List<TestId> tests;
    private final Map<TestId, Set<TestId>> testsOfClass = new HashMap<>();
    private final Map<TestId, TestOrder> passing = new LinkedHashMap<>();
    private final Map<TestId, Red> failing = new LinkedHashMap<>();
    private final Set<TestId> judged = new HashSet<>();

    private record Red(TestOrder order, Failure failure) {}

    Observations(TestCatalog catalog) {
        this.tests = catalog.entries().stream().map(TestCatalog.Entry::id).toList();
        catalog.entries().forEach(entry -> {
            String name = entry.id().className();
            while (!name.isEmpty()) {
                testsOfClass
                        .computeIfAbsent(TestId.ofClass(name), key -> new LinkedHashSet<>())
                        .add(entry.id());
                name = name.substring(0, Math.max(0, name.lastIndexOf('$')));
            }
        });
    }

    /** All tests, in natural order. */
    List<TestId> tests() {
        return tests;
    }

    /** What has to run for this to be alone: itself, or all tests of a class, whose tear-down can be red. */
    TestOrder alone(TestId test) {
        return new TestOrder(test.isClass() ? List.copyOf(testsOfClass.get(test)) : List.of(test));
    }

    /** All tests of these classes, and of those within them, in natural order. */
    TestOrder allOf(List<String> classNames) {
        Set<TestId> all = classNames.stream()
                .flatMap(name -> testsOfClass.get(TestId.ofClass(name)).stream())
                .collect(Collectors.toSet());
        return new TestOrder(tests.stream().filter(all::contains).toList());
    }

    /** Adds what tests did in this order. The shortest order of each kind is kept: it is the cheapest to repeat. */
    void add(TestOrder order, OrderRun run) {
        Map<TestId, List<TestResult>> results = run.tests().stream()
                .filter(result -> result.outcome() != Outcome.SKIPPED)
                .collect(Collectors.groupingBy(result -> result.id().wholeMethod()));
        boolean isWhole = run.notRun().isEmpty() && run.loss().isEmpty();
        ends(order).forEach((test, end) -> {
            // A class has a result of its own only where it is red.
            if (results.containsKey(test) || test.isClass() && isWhole && !results.isEmpty()) {
                add(test, order, end + 1, results.getOrDefault(test, List.of()));
            }
        });
    }

    private void add(TestId test, TestOrder order, int length, List<TestResult> results) {
        judged.add(test);
        Optional<TestResult> red =
                results.stream().filter(result -> result.outcome().isRed()).findFirst();
        if (red.isPresent()) {
            Red known = failing.get(test);
            if (known == null || length < known.order.tests().size()) {
                failing.put(
                        test, new Red(upTo(length, order), red.get().failure().orElse(UNKNOWN)));
            }
        } else {
            TestOrder known = passing.get(test);
            if (known == null || length < known.tests().size()) {
                passing.put(test, upTo(length, order));
            }
        }
    }

    private static TestOrder upTo(int length, TestOrder order) {
        return new TestOrder(order.tests().subList(0, length));
    }

    /** Where each test ends in an order, and each class of which all tests are there. */
    private Map<TestId, Integer> ends(TestOrder order) {
        Map<TestId, Integer> ends = new LinkedHashMap<>();
        for (int i = 0; i < order.tests().size(); i++) {
            ends.put(order.tests().get(i).wholeMethod(), i);
        }
        Set<TestId> all = Set.copyOf(order.tests());
        testsOfClass.forEach((name, tests) -> {
            if (all.containsAll(tests)) {
                ends.put(
                        name,
                        tests.stream()
                                .mapToInt(test -> ends.get(test.wholeMethod()))
                                .max()
                                .orElseThrow());
            }
        });
        return ends;
    }

    /** Who was seen to pass and to be red, in the sequence in which they were seen to be red. */
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

    /** Tests that neither passed nor were red in any order. */
    Set<TestId> withoutVerdict() {
        return tests.stream()
                .filter(test -> !judged.contains(test.wholeMethod()))
                .collect(Collectors.toSet());
    }

    /** Tests that never passed, and why. */
    Map<TestId, Failure> alwaysRed() {
        return failing.entrySet().stream()
                .filter(entry -> !passing.containsKey(entry.getKey()))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().failure()));
    }
}
