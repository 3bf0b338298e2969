package dev.vivace.engine.model;

import java.time.Duration;

/**
 * How much a change of a test class has to save to be worth it.
 *
 * @param part of the time of the class, from 0 to 1
 * @param time in all
 */
public record MinSaving(double part, Duration time) {

    /** Where nobody says it. */
    public static final MinSaving USUAL = new MinSaving(0.05, Duration.ofMillis(200));

    public MinSaving {
        if (part < 0 || part > 1) {
            throw new IllegalArgumentException("Not a part: " + part);
        }
    }

    /** Whether that much less of a time is worth it. */
    public boolean isReachedBy(Duration saved, Duration of) {
        return saved.compareTo(time) >= 0 && saved.toNanos() >= part * of.toNanos();
    }
}
