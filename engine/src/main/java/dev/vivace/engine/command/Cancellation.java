package dev.vivace.engine.command;

import dev.vivace.engine.run.OrderRunner;
import java.util.Optional;

/** Lets another thread end the runner that is at work now, and keeps later ones from starting. */
final class Cancellation {

    private boolean cancelled;
    private Optional<OrderRunner> current = Optional.empty();

    synchronized void cancel() {
        cancelled = true;
        current.ifPresent(OrderRunner::close);
    }

    synchronized boolean isCancelled() {
        return cancelled;
    }

    /** From now on this runner is the one to end; one that comes too late is ended at once. */
    synchronized void watch(OrderRunner runner) {
        current = Optional.of(runner);
        if (cancelled) {
            runner.close();
        }
    }
}
