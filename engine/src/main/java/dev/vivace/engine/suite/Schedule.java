package dev.vivace.engine.suite;

import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands out batches to lanes, in sequence, but none beside another one that must not run at the same time. */
final class Schedule {

    /** How long the first lane runs alone where it is not known how much there is to do. */
    private static final Duration PROBATION = Duration.ofSeconds(3);

    /** What takes less is over before another JVM is of use. */
    private static final Duration MUCH = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofMillis(200);

    private final SideBySide sideBySide;
    private final List<Batch> waiting;
    private final List<Batch> running = new ArrayList<>();
    private final int count;
    private final InstantSource clock;
    private final Instant start;
    private int lanes;
    private boolean stopped;

    /** Hands out these batches. */
    Schedule(SideBySide sideBySide, List<Batch> batches) {
        this(sideBySide, batches, InstantSource.system());
    }

    /** The same with another clock. */
    Schedule(SideBySide sideBySide, List<Batch> batches, InstantSource clock) {
        this.sideBySide = sideBySide;
        this.clock = clock;
        this.start = clock.instant();
        this.waiting = new ArrayList<>(batches);
        this.count = batches.size();
    }

    /**
     * The batch with which a lane begins. All but the first wait until it is known whether another lane is of use, as far as
     * that is a question: it has to start a JVM first. What is left counts as long as what has ended.
     */
    synchronized Optional<Batch> first() throws InterruptedException {
        boolean further = lanes > 0 || !running.isEmpty();
        while (further && sideBySide.tentative() && !waiting.isEmpty() && !stopped && !isMuchLeft()) {
            wait(PAUSE.toMillis());
        }
        Optional<Batch> first = take();
        lanes += first.isPresent() ? 1 : 0;
        return first;
    }

    /** Whether all batches were handed out. */
    synchronized boolean isAll() {
        return waiting.isEmpty();
    }

    /** How many lanes have got something to do. */
    synchronized int lanes() {
        return lanes;
    }

    private boolean isMuchLeft() {
        Duration elapsed = Duration.between(start, clock.instant());
        int ended = Math.max(1, count - waiting.size() - running.size());
        return elapsed.compareTo(PROBATION) > 0
                && elapsed.multipliedBy(waiting.size()).dividedBy(ended).compareTo(MUCH) > 0;
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
