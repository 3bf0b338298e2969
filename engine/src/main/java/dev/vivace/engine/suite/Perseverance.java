package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderRunner;
import java.util.ArrayList;
import java.util.List;

/** Runs orders to their end: what a lost worker left undone is run in a new one, unless the whole run is halted. */
final class Perseverance {

    private final Halting halting;

    Perseverance(Halting halting) {
        this.halting = halting;
    }

    List<OrderRun> run(OrderRunner runner, TestOrder order, RunListener watcher) {
        List<OrderRun> runs = new ArrayList<>();
        TestOrder rest = order;
        while (!rest.tests().isEmpty() && halting.halted().isEmpty()) {
            OrderRun run = runner.run(rest, watcher);
            runs.add(run);
            rest = rest(rest, run);
        }
        return runs;
    }

    private TestOrder rest(TestOrder order, OrderRun run) {
        boolean stuck = run.notRun().equals(order.tests())
                || run.loss().isPresent()
                        && run.tests().isEmpty()
                        && !run.notRun().isEmpty();
        if (halting.fromOutside().isEmpty() && stuck) {
            throw new IllegalStateException("A worker was lost without a test to blame: " + run.loss());
        }
        return new TestOrder(run.notRun());
    }
}
