package dev.vivace.engine.command;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalInt;

/**
 * How often the user asked to end everything. What comes right after a request is the same one: GNU {@code timeout}, for
 * example, signals its child and then the process group that the child is in.
 */
public final class EndRequests {

    private static final Duration RIGHT_AFTER = Duration.ofSeconds(1);

    private final InstantSource clock;
    private Instant last = Instant.EPOCH;
    private int number;

    /** None so far. */
    public EndRequests(InstantSource clock) {
        this.clock = clock;
    }

    /** A signal came: which request it is, the first being 1; empty where it is the same as the one before. */
    public synchronized OptionalInt hear() {
        Instant now = clock.instant();
        if (number > 0 && Duration.between(last, now).abs().compareTo(RIGHT_AFTER) < 0) {
            return OptionalInt.empty();
        }
        last = now;
        return OptionalInt.of(++number);
    }

    /** Whether there was one. */
    public synchronized boolean happened() {
        return number > 0;
    }
}
