package dev.vivace.engine.model;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How much a search may cost.
 *
 * @param orders how many orders it may run
 * @param time how long it may go on beginning new ones
 */
public record Budget(OptionalInt orders, Optional<Duration> time) {

    /** So many orders, however long they take. */
    public static Budget ofOrders(int count) {
        return new Budget(OptionalInt.of(count), Optional.empty());
    }

    /** So long, however many orders that is. */
    public static Budget ofTime(Duration limit) {
        return new Budget(OptionalInt.empty(), Optional.of(limit));
    }

    /** Whether nothing is left after this many orders and this time. */
    public boolean isSpent(int run, Duration elapsed) {
        return orders.isPresent() && run >= orders.getAsInt()
                || time.filter(limit -> elapsed.compareTo(limit) >= 0).isPresent();
    }

    /** Whether so much more time has gone by that what was begun has to end, too: a quarter more. */
    public boolean isOverdrawn(Duration elapsed) {
        return time.filter(limit -> elapsed.compareTo(limit.multipliedBy(5).dividedBy(4)) >= 0)
                .isPresent();
    }

    /** How many of these orders may still be run after so many. */
    public int left(int run, int wanted) {
        return orders.isPresent() ? Math.min(wanted, orders.getAsInt() - run) : wanted;
    }
}
