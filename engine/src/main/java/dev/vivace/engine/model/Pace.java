package dev.vivace.engine.model;

import java.time.Duration;

/**
 * How fast a suite ran.
 *
 * @param workers how many JVMs ran it side by side
 * @param compilation how much these compiled
 * @param tests how many tests it had, without those that were only asked at the end
 * @param wall how long that took, without what was asked again
 * @param cpu how long processors worked for it
 */
public record Pace(int workers, Compilation compilation, int tests, Duration wall, Duration cpu) {

    /** The same in JVMs that compiled this much. */
    public Pace with(Compilation other) {
        return new Pace(workers, other, tests, wall, cpu);
    }

    /** How many processors it kept busy. */
    public double load() {
        return (double) cpu.toMillis() / Math.max(1, wall.toMillis());
    }
}
