package dev.vivace.engine.fix;

import dev.vivace.engine.model.Fix;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/** How long the search for a patch takes; what verifies candidates, those that are refused included, is timed apart. */
final class SearchTime {

    private final InstantSource clock;
    private final Instant start;
    private Duration confirmation = Duration.ZERO;
    private Duration verification = Duration.ZERO;

    /** From now on. */
    SearchTime(InstantSource clock) {
        this.clock = clock;
        this.start = clock.instant();
    }

    /** Does what tries a candidate in the minimal orders. */
    <T> T confirming(Supplier<T> trial) {
        Instant before = clock.instant();
        T result = trial.get();
        confirmation = since(before);
        return result;
    }

    /** Does what tries a candidate in all other orders. */
    <T> T verifying(Supplier<T> trial) {
        Instant before = clock.instant();
        T result = trial.get();
        verification = verification.plus(since(before));
        return result;
    }

    Fix.Times soFar() {
        return new Fix.Times(since(start).minus(verification), confirmation, verification);
    }

    private Duration since(Instant before) {
        return Duration.between(before, clock.instant());
    }
}
