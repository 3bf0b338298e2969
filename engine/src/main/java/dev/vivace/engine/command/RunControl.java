package dev.vivace.engine.command;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.suite.Halt;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Ends the runners that are at work now: because the user cancels everything, or because their time is over. */
final class RunControl {

    private static final Halt CANCELLED = new Halt(Outcome.SKIPPED, "not run: cancelled");

    private boolean cancelled;
    private final List<Runners> current = new ArrayList<>();
    private Optional<Halt> expired = Optional.empty();

    /** Ends the current runners and keeps later ones from starting; tells whether there was one. */
    synchronized boolean cancel() {
        cancelled = true;
        current.forEach(Runners::close);
        return !current.isEmpty();
    }

    synchronized boolean isCancelled() {
        return cancelled;
    }

    /** Why no further test should run; empty while they should. */
    synchronized Optional<Halt> halt() {
        return cancelled ? Optional.of(CANCELLED) : expired;
    }

    /** From now on this runner is the one to end; one that comes too late is ended at once. */
    synchronized void watch(Runners runner, Optional<Duration> limit) {
        current.clear();
        expired = Optional.empty();
        watchToo(runner);
        limit.ifPresent(duration -> expireAfter(duration, runner));
    }

    /** The same for one that works beside the one that is watched. */
    synchronized void watchToo(Runners runner) {
        current.add(runner);
        if (halt().isPresent()) {
            runner.close();
        }
    }

    /** That one has been closed by whoever opened it. */
    synchronized void forget(Runners runner) {
        current.remove(runner);
    }

    private void expireAfter(Duration limit, Runners runner) {
        CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> expire(limit, runner));
    }

    private synchronized void expire(Duration limit, Runners runner) {
        if (current.contains(runner)) {
            expired = Optional.of(new Halt(
                    Outcome.TIMED_OUT,
                    "not run: the whole run took longer than " + limit.toSeconds()
                            + " s (forkedProcessTimeoutInSeconds)"));
            current.forEach(Runners::close);
        }
    }
}
