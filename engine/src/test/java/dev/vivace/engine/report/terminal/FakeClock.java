package dev.vivace.engine.report.terminal;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Time that passes only when it is told to. */
final class FakeClock implements InstantSource {

    private Instant now = Instant.EPOCH;

    @Override
    public Instant instant() {
        return now;
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    void passSeconds(long seconds) {
        pass(Duration.ofSeconds(seconds));
    }
}
