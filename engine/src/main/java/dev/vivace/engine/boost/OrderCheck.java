package dev.vivace.engine.boost;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.AtOnce;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** Which tests are red in which orders; ends early where time is over. */
final class OrderCheck {

    private final int lanes;
    private final BooleanSupplier isOver;

    /**
     * A check that has not begun.
     *
     * @param lanes how many orders run at once, as far as there are workers
     * @param isOver whether no further order should run
     */
    OrderCheck(int lanes, BooleanSupplier isOver) {
        this.lanes = Math.max(1, lanes);
        this.isOver = isOver;
    }

    /** Whether no further order will run. */
    boolean isOver() {
        return isOver.getAsBoolean();
    }

    /** Runs all of these orders. */
    Checked of(List<TestOrder> orders, Trials trials) {
        List<Red> red = new ArrayList<>();
        for (int i = 0; i < orders.size(); i += lanes) {
            List<TestOrder> batch = orders.subList(i, Math.min(orders.size(), i + lanes));
            AtOnce.each(batch, order -> redIn(order, trials)).forEach(found -> found.ifPresent(red::add));
            if (isOver() && i + lanes < orders.size()) {
                return new Checked(red, false);
            }
        }
        return new Checked(red, true);
    }

    private static Optional<Red> redIn(TestOrder order, Trials trials) {
        Set<TestId> red = redOf(order, trials.run(order));
        return red.isEmpty() ? Optional.empty() : Optional.of(new Red(order, red));
    }

    /** The tests that did not come to a good end; where what is around them is red, all of them. */
    static Set<TestId> redOf(TestOrder order, OrderRun run) {
        if (run.containers().stream().anyMatch(container -> container.outcome().isRed())) {
            return Set.copyOf(order.tests());
        }
        Set<TestId> good = run.tests().stream()
                .filter(result -> !result.outcome().isRed())
                .map(OrderCheck::method)
                .collect(Collectors.toSet());
        run.tests().stream()
                .filter(result -> result.outcome().isRed())
                .map(OrderCheck::method)
                .forEach(good::remove);
        Set<TestId> red = new LinkedHashSet<>();
        order.tests().stream()
                .filter(test -> !good.contains(test.wholeMethod()))
                .forEach(red::add);
        return red;
    }

    private static TestId method(TestResult result) {
        return result.id().wholeMethod();
    }

    /**
     * An order in which not all tests pass.
     *
     * @param order which
     * @param tests those that are red in it
     */
    record Red(TestOrder order, Set<TestId> tests) {

        /** The first of them. */
        TestId first() {
            return order.tests().stream().filter(tests::contains).findFirst().orElseThrow();
        }

        /** The order up to the first of them: what comes later does not matter to it. */
        TestOrder upToFirst() {
            List<TestId> all = order.tests();
            return new TestOrder(all.subList(0, all.indexOf(first()) + 1));
        }

        /** {@code a.BTest#c is red after a.BTest#d and 3 others}. */
        String text() {
            List<TestId> all = upToFirst().tests();
            int others = all.size() - 1;
            return first() + " is red "
                    + (others == 0 ? "alone" : "after " + all.get(others - 1))
                    + (others < 2 ? "" : " and " + (others - 1) + (others == 2 ? " other" : " others"));
        }
    }

    /**
     * What a check found.
     *
     * @param red orders in which not all tests pass
     * @param complete whether all orders ran
     */
    record Checked(List<Red> red, boolean complete) {

        Checked {
            red = List.copyOf(red);
        }

        boolean isGood() {
            return complete && red.isEmpty();
        }

        /** Every test that is red in one of them. */
        Set<TestId> tests() {
            return red.stream()
                    .flatMap(one -> one.tests().stream())
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }
    }
}
