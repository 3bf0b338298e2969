package dev.vivace.engine.detect;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderRunner;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Runs orders. One that cannot be run, because a test needs another one first for example, shows nothing. */
final class Trials {

    private final OrderRunner runner;
    private final Consumer<Problem> refused;

    /** With this runner; tells of orders that cannot be run. */
    Trials(OrderRunner runner, Consumer<Problem> refused) {
        this.runner = runner;
        this.refused = refused;
    }

    OrderRun run(TestOrder order) {
        try {
            return runner.run(order, RunListener.NONE);
        } catch (Problem problem) {
            refused.accept(problem);
            return new OrderRun(List.of(), List.of(), order.tests(), Optional.empty(), List.of(), Duration.ZERO);
        }
    }

    /** Whether this test is red in an order; empty where it did not run. */
    Optional<Boolean> isRed(TestId test, TestOrder order) {
        return isRed(test, run(order));
    }

    /** The same of an order that ran already. */
    static Optional<Boolean> isRed(TestId test, OrderRun run) {
        boolean isWhole =
                !run.tests().isEmpty() && run.notRun().isEmpty() && run.loss().isEmpty();
        // A class has a result of its own only where it is red.
        return run.isRed(test).or(() -> test.isClass() && isWhole ? Optional.of(false) : Optional.empty());
    }
}
