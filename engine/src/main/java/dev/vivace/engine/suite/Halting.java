package dev.vivace.engine.suite;

import dev.vivace.engine.model.Outcome;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Whether a run should go on. */
final class Halting {

    private static final Halt ENOUGH_RED = new Halt(Outcome.SKIPPED, "not run: stopped after red tests");

    private final Supplier<Optional<Halt>> outside;
    private final int limit;
    private final AtomicInteger red = new AtomicInteger();
    private final AtomicInteger doubtful = new AtomicInteger();

    /**
     * Goes on until somebody outside says that it should not.
     *
     * @param limit after how many red tests it should not either; 0 for never
     */
    Halting(Supplier<Optional<Halt>> outside, int limit) {
        this.outside = outside;
        this.limit = limit;
    }

    Optional<Halt> fromOutside() {
        return outside.get();
    }

    Optional<Halt> halted() {
        return limit > 0 && red.get() >= limit ? Optional.of(ENOUGH_RED) : outside.get();
    }

    /** Whether it would be halted if all that is red so far counted: that should be known before more is begun. */
    boolean isDoubtful() {
        return limit > 0 && red.get() + doubtful.get() >= limit;
    }

    void countRed(int tests) {
        red.addAndGet(tests);
    }

    /** So many are red after all. */
    void recountRed(int tests) {
        red.set(tests);
    }

    /** The same without a limit of red tests. */
    Halting unlimited() {
        return new Halting(outside, 0);
    }

    /** Something is red that may not count. */
    void doubt() {
        doubtful.incrementAndGet();
    }

    /** All that was doubtful is being settled. */
    void settle() {
        doubtful.set(0);
    }
}
