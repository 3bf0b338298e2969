package dev.vivace.engine.run;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Something was asked of a runner that is closed, or is being closed meanwhile. */
final class RunnerClosed extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    RunnerClosed() {
        super("This runner is closed");
    }

    /** What a closed runner answers: a run may be cancelled before its worker is there. */
    static OrderRun answer(TestOrder order) {
        WorkerLoss loss = new WorkerLoss(
                WorkerLoss.Cause.CANCELLED, "The run was cancelled before its worker began", Optional.empty());
        return new OrderRun(List.of(), List.of(), order.tests(), Optional.of(loss), List.of(), Duration.ZERO);
    }
}
