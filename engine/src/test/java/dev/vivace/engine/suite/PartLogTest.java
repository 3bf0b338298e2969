package dev.vivace.engine.suite;

import static dev.vivace.engine.model.SampleResults.attempt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.model.WorkerLoss.Cause;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartLogTest {

    private static final TestResult CRASH =
            attempt(Stage.PARALLEL, "A#a", Outcome.CRASHED, 5).result();

    @Test
    void keepsACrashBeforeTheRunWasCancelled() {
        assertThat(stopped(Optional.of(Cause.CRASHED)).unconfirmed()).containsExactly(CRASH);
    }

    @Test
    void leavesOutWhoWasStoppedWithTheRun() {
        assertThat(stopped(Optional.of(Cause.CANCELLED)).unconfirmed()).isEmpty();
        assertThat(stopped(Optional.empty()).unconfirmed()).isEmpty();
    }

    private static PartLog stopped(Optional<Cause> cause) {
        Optional<WorkerLoss> loss = cause.map(how -> new WorkerLoss(how, "It went.", Optional.of(CRASH.id())));
        OrderRun run = new OrderRun(List.of(CRASH), List.of(), List.of(), loss, List.of(), Duration.ZERO);
        return PartLog.certain(TestOrder.of("A#a"), List.of(run));
    }
}
