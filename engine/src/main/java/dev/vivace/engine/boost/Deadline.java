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

    /** A part of that time, from now on. */
    Deadline within(Duration time) {
        Instant sooner = clock.instant().plus(time);
        return new Deadline(clock, sooner.isBefore(end) ? sooner : end, cancelled);
    }

    /** The same time for something else, from now on. */
    Deadline anew(Duration time) {
        return after(time, clock, cancelled);
    }

    boolean isOver() {
        return cancelled.getAsBoolean() || clock.instant().isAfter(end);
    }
}
