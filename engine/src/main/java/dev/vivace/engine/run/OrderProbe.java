package dev.vivace.engine.run;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs orders to see what becomes of one test in them. */
public final class OrderProbe {

    private final OrderRunner runner;

    /** With this runner. */
    public OrderProbe(OrderRunner runner) {
        this.runner = runner;
    }

    /** Whether a test runs in this order, and passes. An order that cannot be run is one in which it does not. */
    public boolean passes(TestId test, TestOrder order) {
        return passes(test, () -> runner.run(order, RunListener.NONE));
    }

    /** The same of any run. */
    public static boolean passes(TestId test, Supplier<OrderRun> run) {
        return isRed(test, run).filter(red -> !red).isPresent();
    }

    /** Whether a test runs in this order, and is red. */
    public boolean isRed(TestId test, TestOrder order) {
        return isRed(test, () -> runner.run(order, RunListener.NONE)).orElse(false);
    }

    /** What an order may have read or changed; empty where the runner cannot tell. */
    public Optional<Footprint> footprint(TestOrder order) {
        try {
            return runner.run(order, RunListener.NONE).footprint();
        } catch (Problem refused) {
            return Optional.empty();
        }
    }

    private static Optional<Boolean> isRed(TestId test, Supplier<OrderRun> run) {
        try {
            return run.get().isRedAtLast(test);
        } catch (Problem refused) {
            return Optional.empty();
        }
    }
}
