package dev.vivace.engine.detect;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** Scripts for orders after a reset, and others for orders in new JVMs, which are counted. */
final class JvmCount implements Runners {

    private final ScriptedRunner afterResets;
    private final ScriptedRunner inNewJvms;
    private final AtomicInteger started = new AtomicInteger();

    JvmCount(ScriptedRunner afterResets, ScriptedRunner inNewJvms) {
        this.afterResets = afterResets;
        this.inNewJvms = inNewJvms;
    }

    int started() {
        return started.get();
    }

    @Override
    public OrderRunner with(Isolation isolation) {
        return isolation == Isolation.PROCESS ? counting() : afterResets;
    }

    private OrderRunner counting() {
        return new OrderRunner() {
            @Override
            public TestCatalog catalog() {
                return inNewJvms.catalog();
            }

            @Override
            public OrderRun run(TestOrder order, RunListener listener) {
                started.incrementAndGet();
                return inNewJvms.run(order, listener);
            }

            @Override
            public void close() {
                inNewJvms.close();
            }
        };
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return with(isolation);
    }

    @Override
    public OrderRunner inNewJvm() {
        return inNewJvms.inNewJvm();
    }

    @Override
    public Microscope microscope() {
        return afterResets.microscope();
    }

    @Override
    public void dismissIdle() {
        afterResets.dismissIdle();
    }

    @Override
    public Duration cpu(Isolation isolation) {
        return Duration.ZERO;
    }

    @Override
    public void close() {
        afterResets.close();
        inNewJvms.close();
    }
}
