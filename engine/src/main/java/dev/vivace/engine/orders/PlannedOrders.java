package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestOrder;
import java.util.List;
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
}
