package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Orders that are made when they are asked for: all at once would not fit into memory for a large suite.
 *
 * @param count how many there are
 * @param orders to be asked once
 */
public record PlannedOrders(int count, Stream<TestOrder> orders) {

    static PlannedOrders of(List<TestOrder> orders) {
        return new PlannedOrders(orders.size(), orders.stream());
    }

    /** The same orders, each only up to the last of these tests, some of which are in all of them. */
    public PlannedOrders upToLast(Predicate<TestId> tests) {
        return new PlannedOrders(count, orders.map(order -> upToLast(tests, order.tests())));
    }

    /** The same orders, each once. All of them are made now: this is for a few. */
    public PlannedOrders distinct() {
        return of(orders.distinct().toList());
    }

    private static TestOrder upToLast(Predicate<TestId> wanted, List<TestId> tests) {
        int last = tests.size() - 1;
        while (!wanted.test(tests.get(last))) {
            last--;
        }
        return new TestOrder(tests.subList(0, last + 1));
    }
}
