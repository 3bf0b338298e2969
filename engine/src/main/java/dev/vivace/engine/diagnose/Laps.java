package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.DiagnosisTimes;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Notes when one of the searches for causes has found something for the first time, and when it has ended. */
final class Laps {

    private final InstantSource clock;
    private final Instant start;
    private Optional<Duration> first = Optional.empty();

    private Laps(InstantSource clock, Instant start) {
        this.clock = clock;
        this.start = start;
    }

    /** Of a search that is counted from now on. */
    static Laps startedNow(InstantSource clock) {
        return new Laps(clock, clock.instant());
    }

    /** Of a further search, counted from the same beginning. */
    Laps next() {
        return new Laps(clock, start);
    }

    /** Something was found. */
    void found() {
        if (first.isEmpty()) {
            first = Optional.of(sinceStart());
        }
    }

    /** Nothing more will be. */
    DiagnosisTimes.Span ended() {
        return new DiagnosisTimes.Span(first, sinceStart());
    }

    private Duration sinceStart() {
        return Duration.between(start, clock.instant());
    }
}
