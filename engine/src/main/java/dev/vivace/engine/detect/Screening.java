package dev.vivace.engine.detect;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tells what long orders show only in a JVM that was reset. One run in a new JVM answers for all tests that were red in
 * the same order, before any of them is looked into.
 */
final class Screening {

    /** Shorter orders are cheaper to examine than to screen. */
    private static final int LONG = 50;

    private final Trials searching;
    private final Trials inNewJvms;

    Screening(Trials searching, Trials inNewJvms) {
        this.searching = searching;
        this.inNewJvms = inNewJvms;
    }

    static boolean isLong(Sighting sighting) {
        return sighting.failing().tests().size() > LONG;
    }

    /** Those that are red again where state was only reset, and not in a new JVM. What changes by chance is not among them. */
    List<Sighting> onlyAfterResets(List<Sighting> sightings) {
        List<Sighting> open = new ArrayList<>(sightings.stream()
                .filter(Screening::isLong)
                .sorted(Comparator.comparing(
                                (Sighting some) -> some.failing().tests().size())
                        .reversed())
                .toList());
        List<Sighting> found = new ArrayList<>();
        while (!open.isEmpty()) {
            TestOrder order = open.get(0).failing();
            List<Sighting> group =
                    open.stream().filter(some -> begins(order, some.failing())).toList();
            open.removeAll(group);
            found.addAll(onlyAfterResets(order, group));
        }
        return found;
    }

    private static boolean begins(TestOrder order, TestOrder part) {
        return order.tests().subList(0, part.tests().size()).equals(part.tests());
    }

    private List<Sighting> onlyAfterResets(TestOrder order, List<Sighting> group) {
        Set<TestId> tests =
                redOnlyAfterResets(order, group.stream().map(Sighting::test).toList());
        return group.stream().filter(some -> tests.contains(some.test())).toList();
    }

    /** What this order shows in a new JVM. */
    OrderRun inNewJvm(TestOrder order) {
        return inNewJvms.run(order);
    }

    /** Those of these tests that this order shows to be red where state was only reset, and not in a new JVM. */
    Set<TestId> redOnlyAfterResets(TestOrder order, Collection<TestId> tests) {
        OrderRun inNewJvm = inNewJvms.run(order);
        List<TestId> green = tests.stream()
                .filter(test -> is(false, Trials.isRed(test, inNewJvm)))
                .toList();
        if (green.isEmpty()) {
            return Set.of();
        }
        OrderRun again = searching.run(order);
        return green.stream()
                .filter(test -> is(true, Trials.isRed(test, again)))
                .collect(Collectors.toSet());
    }

    private static boolean is(boolean red, Optional<Boolean> answer) {
        return answer.filter(isRed -> isRed == red).isPresent();
    }
}
