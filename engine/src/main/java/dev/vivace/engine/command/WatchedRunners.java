package dev.vivace.engine.command;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.run.Disk;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.util.Optional;

/** Runners that are ended when the user cancels, until they are closed. */
record WatchedRunners(Runners runners, RunControl control) implements Runners {

    static Runners of(Runners runners, RunControl control) {
        control.watchToo(runners);
        return new WatchedRunners(runners, control);
    }

    @Override
    public OrderRunner with(Isolation isolation) {
        return runners.with(isolation);
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return runners.with(isolation, concurrency);
    }

    @Override
    public OrderRunner inNewJvm() {
        return runners.inNewJvm();
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
        control.forget(runners);
    }
}
