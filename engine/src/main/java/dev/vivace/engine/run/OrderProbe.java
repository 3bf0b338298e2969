package dev.vivace.engine.run;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.util.List;
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
        List<Outcome> outcomes = outcomes(test, run);
        return !outcomes.isEmpty() && outcomes.stream().noneMatch(Outcome::isRed);
    }

    /** Whether a test runs in this order, and is red. */
    public boolean isRed(TestId test, TestOrder order) {
        return outcomes(test, () -> runner.run(order, RunListener.NONE)).stream()
                .anyMatch(Outcome::isRed);
    }

    /** What an order may have read or changed; empty where the runner cannot tell. */
    public Optional<Footprint> footprint(TestOrder order) {
        try {
            return runner.run(order, RunListener.NONE).footprint();
        } catch (Problem refused) {
            return Optional.empty();
        }
    }

    private static List<Outcome> outcomes(TestId test, Supplier<OrderRun> run) {
        try {
            return run.get().tests().stream()
                    .filter(result -> result.id().wholeMethod().equals(test.wholeMethod()))
                    .map(TestResult::outcome)
                    .filter(outcome -> outcome != Outcome.SKIPPED)
                    .toList();
        } catch (Problem refused) {
            return List.of();
        }
    }
}
