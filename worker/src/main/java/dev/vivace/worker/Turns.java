package dev.vivace.worker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.platform.engine.UniqueId;

/** Lets tests that must not run at the same time wait for each other, on the threads that are about to run them. */
final class Turns {

    /** Whoever waits longer than that goes ahead: a test that waits may keep the other one from ending. */
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);

    private final Map<UniqueId, Set<UniqueId>> rivals = new HashMap<>();
    private final List<Turn> running = new ArrayList<>();

    /** One test that is running. */
    private static final class Turn {

        private final UniqueId test;
        private final Thread thread = Thread.currentThread();

        Turn(UniqueId test) {
            this.test = test;
        }
    }

    /** These two must not run at the same time, nor what is below them. */
    synchronized void keepApart(UniqueId one, UniqueId other) {
        rivals.computeIfAbsent(one, key -> new HashSet<>()).add(other);
        rivals.computeIfAbsent(other, key -> new HashSet<>()).add(one);
    }

    /** Returns when a test may run. */
    synchronized void begin(UniqueId test) {
        Optional<UniqueId> known = known(test);
        if (known.isPresent()) {
            await(rivals.get(known.get()));
            running.add(new Turn(known.get()));
        }
    }

    private void await(Set<UniqueId> others) {
        long end = System.nanoTime() + PATIENCE;
        try {
            for (long left = PATIENCE; left > 0 && isAnyRunning(others); left = end - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What runs on this very thread cannot end before this does. */
    private boolean isAnyRunning(Set<UniqueId> tests) {
        return running.stream().anyMatch(turn -> turn.thread != Thread.currentThread() && tests.contains(turn.test));
    }

    /** Nothing runs any more, whatever was told. */
    synchronized void clear() {
        running.clear();
    }

    /** A test has ended; of several invocations the one on this thread. */
    synchronized void end(UniqueId test) {
        known(test).ifPresent(known -> {
            running.stream()
                    .filter(turn -> turn.test.equals(known))
                    .min(Comparator.comparing(turn -> turn.thread != Thread.currentThread()))
                    .ifPresent(running::remove);
            notifyAll();
        });
    }

    private Optional<UniqueId> known(UniqueId test) {
        UniqueId id = test;
        while (!rivals.isEmpty() && id.getSegments().size() > 1) {
            if (rivals.containsKey(id)) {
                return Optional.of(id);
            }
            id = UniqueIds.parent(id);
        }
        return Optional.empty();
    }
}
