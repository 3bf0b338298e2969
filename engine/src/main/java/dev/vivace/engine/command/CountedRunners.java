package dev.vivace.engine.command;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Disk;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Runners that tell, on the thread that asked for it, of each order that has run. */
record CountedRunners(Runners runners, Runnable ran) implements Runners {

    @Override
    public OrderRunner with(Isolation isolation) {
        return counted(runners.with(isolation));
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return counted(runners.with(isolation, concurrency));
    }

    @Override
    public OrderRunner inNewJvm() {
        return counted(runners.inNewJvm());
    }

    private OrderRunner counted(OrderRunner runner) {
        return new OrderRunner() {
            @Override
            public TestCatalog catalog() {
                return runner.catalog();
            }

            @Override
            public void expect(List<Duration> orders) {
                runner.expect(orders);
            }

            @Override
            public OrderRun run(TestOrder order, RunListener listener) {
                OrderRun run = runner.run(order, listener);
                ran.run();
                return run;
            }

            @Override
            public void close() {
                runner.close();
            }
        };
    }

    @Override
    public Microscope microscope() {
        return runners.microscope();
    }

    @Override
    public Optional<Disk> disk() {
        return runners.disk();
    }

    @Override
    public void dismissIdle() {
        runners.dismissIdle();
    }

    @Override
    public Duration cpu(Isolation isolation) {
        return runners.cpu(isolation);
    }

    @Override
    public void close() {
        runners.close();
    }
}
