package dev.vivace.engine.run;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Runners after whose orders the files are put away that tests left behind. */
public record TidyRunners(Runners runners, Leftovers leftovers) implements Runners, Disk {

    @Override
    public OrderRunner with(Isolation isolation) {
        return tidy(runners.with(isolation));
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return tidy(runners.with(isolation, concurrency));
    }

    @Override
    public OrderRunner inNewJvm() {
        return tidy(runners.inNewJvm());
    }

    private OrderRunner tidy(OrderRunner runner) {
        return new OrderRunner() {
            @Override
            public TestCatalog catalog() {
                return leftovers.during(runner::catalog);
            }

            @Override
            public void expect(List<Duration> orders) {
                runner.expect(orders);
            }

            @Override
            public OrderRun run(TestOrder order, RunListener listener) {
                return leftovers.during(() -> runner.run(order, listener), () -> runner.run(order, RunListener.NONE));
            }

            @Override
            public void close() {
                runner.close();
            }
        };
    }

    @Override
    public Microscope microscope() {
        Microscope microscope = runners.microscope();
        return new Microscope() {
            @Override
            public OrderRun run(TestOrder first, Forgotten forgotten, TestOrder second) {
                return leftovers.during(() -> microscope.run(first, forgotten, second));
            }

            @Override
            public State state(TestOrder order, Collection<String> classes) {
                return leftovers.during(() -> microscope.state(order, classes));
            }
        };
    }

    @Override
    public Optional<Disk> disk() {
        return Optional.of(this);
    }

    @Override
    public Inheritance inherit(TestOrder first, TestOrder second) {
        OrderRunner inNewJvms = with(Isolation.PROCESS);
        List<String> files = new ArrayList<>();
        OrderRun run = leftovers.handOver(
                () -> inNewJvms.run(first, RunListener.NONE),
                () -> inNewJvms.run(second, RunListener.NONE),
                files::addAll);
        return new Inheritance(files, run);
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
