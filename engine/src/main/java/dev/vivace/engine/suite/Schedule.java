package dev.vivace.engine.suite;

import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands out batches to lanes, in sequence, but none beside another one that must not run at the same time. */
final class Schedule {

    private final SideBySide sideBySide;
    private final List<Batch> waiting;
    private final List<Batch> running = new ArrayList<>();
    private boolean stopped;

    /** Hands out these batches. */
    Schedule(SideBySide sideBySide, List<Batch> batches) {
        this.sideBySide = sideBySide;
        this.waiting = new ArrayList<>(batches);
    }

    /** The batch to run next; waits where none may start now, and is empty where none is left. */
    synchronized Optional<Batch> take() throws InterruptedException {
        while (!waiting.isEmpty() && !stopped) {
            Optional<Batch> next = waiting.stream().filter(this::mayStart).findFirst();
            if (next.isPresent()) {
                waiting.remove(next.get());
                running.add(next.get());
                return next;
            }
            wait();
        }
        return Optional.empty();
    }

    private boolean mayStart(Batch batch) {
        List<TestOrder> others = running.stream()
                .flatMap(other -> other.parts().values().stream())
                .toList();
        return batch.parts().values().stream().allMatch(part -> sideBySide.allows(part, others));
    }

    /** A batch that was handed out has ended. */
    synchronized void end(Batch batch) {
        running.remove(batch);
        notifyAll();
    }

    /** Hands out nothing more. */
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    /** Batches that were not handed out, in sequence. */
    synchronized List<Batch> left() {
        return List.copyOf(waiting);
    }
}
