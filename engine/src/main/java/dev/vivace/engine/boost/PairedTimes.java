package dev.vivace.engine.boost;

import dev.vivace.engine.model.Timing;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Times without and with a change, measured in turn, and so long as they leave it open whether there is a difference.
 *
 * @param before without it
 * @param after with it, each right before or after its neighbour
 */
record PairedTimes(List<Duration> before, List<Duration> after) {

    /** Fewer cannot be significant. */
    static final int FEWEST = 6;

    static final int MOST = 10;

    static final PairedTimes NONE = new PairedTimes(List.of(), List.of());

    PairedTimes {
        before = List.copyOf(before);
        after = List.copyOf(after);
        if (before.size() != after.size()) {
            throw new IllegalArgumentException("Not in pairs: " + before + " and " + after);
        }
    }

    /**
     * Measures until it is decided; whichever comes first in one pair comes second in the next.
     *
     * @param isOver whether the pairs so far have to do; one there always is
     */
    static PairedTimes measured(Supplier<Duration> without, Supplier<Duration> with, BooleanSupplier isOver) {
        PairedTimes times = NONE.next(without, with);
        while (!times.isDecided() && !isOver.getAsBoolean()) {
            times = times.next(without, with);
        }
        return times;
    }

    /** With one more pair. */
    PairedTimes next(Supplier<Duration> without, Supplier<Duration> with) {
        if (before.size() % 2 == 0) {
            Duration first = without.get();
            return plus(first, with.get());
        }
        Duration first = with.get();
        return plus(without.get(), first);
    }

    PairedTimes plus(Duration without, Duration with) {
        return new PairedTimes(
                Stream.concat(before.stream(), Stream.of(without)).toList(),
                Stream.concat(after.stream(), Stream.of(with)).toList());
    }

    /** Whether further pairs would change nothing, or there are enough. */
    boolean isDecided() {
        return before.size() >= FEWEST && (before.size() >= MOST || timing().isFaster() || isHopeless());
    }

    /** Whether it would not be significant even if all that is left were better than everything so far. */
    private boolean isHopeless() {
        long most = differences().mapToLong(Math::abs).max().orElse(0) + 1;
        List<Long> atBest = Stream.concat(
                        differences(), IntStream.range(before.size(), MOST).mapToObj(i -> most + i))
                .toList();
        return SignedRanks.pValue(atBest) >= Timing.SIGNIFICANT;
    }

    Timing timing() {
        return new Timing(
                Timing.median(before),
                Timing.median(after),
                SignedRanks.pValue(differences().toList()));
    }

    private Stream<Long> differences() {
        return IntStream.range(0, before.size())
                .mapToObj(i -> before.get(i).minus(after.get(i)).toNanos());
    }
}
