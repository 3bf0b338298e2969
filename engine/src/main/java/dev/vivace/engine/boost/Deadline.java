package dev.vivace.engine.boost;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/** Until when a class is searched, unless the user ends it before. */
record Deadline(InstantSource clock, Instant end, BooleanSupplier cancelled) {

    static Deadline after(Duration time, InstantSource clock, BooleanSupplier cancelled) {
        return new Deadline(clock, clock.instant().plus(time), cancelled);
    }

    boolean isOver() {
        return cancelled.getAsBoolean() || clock.instant().isAfter(end);
    }
}
