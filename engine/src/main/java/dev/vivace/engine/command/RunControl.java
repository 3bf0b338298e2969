package dev.vivace.engine.command;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.suite.Halt;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Ends the runner that is at work now: because the user cancels everything, or because its time is over. */
final class RunControl {

    private static final Halt CANCELLED = new Halt(Outcome.SKIPPED, "not run: cancelled");

    private boolean cancelled;
    private Optional<Runners> current = Optional.empty();
    private Optional<Halt> expired = Optional.empty();

    /** Ends the current runner and keeps later ones from starting; tells whether there was one. */
    synchronized boolean cancel() {
        cancelled = true;
        current.ifPresent(Runners::close);
        return current.isPresent();
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
        current = Optional.of(runner);
        expired = Optional.empty();
        if (cancelled) {
            runner.close();
        }
        limit.ifPresent(duration -> expireAfter(duration, runner));
    }

    private void expireAfter(Duration limit, Runners runner) {
        CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> expire(limit, runner));
    }

    private synchronized void expire(Duration limit, Runners runner) {
        if (current.filter(runner::equals).isPresent()) {
            expired = Optional.of(new Halt(
                    Outcome.TIMED_OUT,
                    "not run: the whole run took longer than " + limit.toSeconds()
                            + " s (forkedProcessTimeoutInSeconds)"));
            runner.close();
        }
    }
}
