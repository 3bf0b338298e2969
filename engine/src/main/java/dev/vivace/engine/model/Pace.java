package dev.vivace.engine.model;

import java.time.Duration;

/**
 * How fast a suite ran.
 *
 * @param workers how many JVMs ran it side by side
 * @param tests how many tests it had, without those that were only asked at the end
 * @param wall how long that took, without what was asked again
 * @param cpu how long processors worked for it
 */
public record Pace(int workers, int tests, Duration wall, Duration cpu) {

    /** How many processors it kept busy. */
    public double load() {
        return (double) cpu.toMillis() / Math.max(1, wall.toMillis());
    }
}
