package dev.vivace.engine.boost;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.Timing;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Runs the same tests without and with a change in turn, each time in a new JVM with nothing beside it. */
final class Measuring {

    private final TestOrder order;
    private final TestBench bench;
    private Optional<Verdicts> expected = Optional.empty();
    private Optional<TestId> differing = Optional.empty();

    /** Of these tests. */
    Measuring(TestOrder order, TestBench bench) {
        this.order = order;
        this.bench = bench;
    }

    /**
     * What was measured.
     *
     * @param timing without and with the change
     * @param pairs how often each
     * @param differing a test that did not end in all runs alike
     */
    record Measured(Timing timing, int pairs, Optional<TestId> differing) {}

    /** Until it is decided, or time is over. */
    Measured of(Runners before, Runners after, BooleanSupplier isOver) {
        PairedTimes times = PairedTimes.measured(() -> once(before), () -> once(after), isOver);
        return new Measured(times.timing(), times.before().size(), differing);
    }

    private Duration once(Runners runners) {
        OrderRun run = Trials.inNewJvms(runners).run(order);
        compare(Verdicts.of(run));
        return bench.time(run);
    }

    private void compare(Verdicts verdicts) {
        if (differing.isEmpty()) {
            differing = expected.flatMap(verdicts::differenceTo);
        }
        expected = expected.or(() -> Optional.of(verdicts));
    }
}
