package dev.vivace.engine.model;

import java.time.Duration;
import java.util.List;

/**
 * How long something took before and after a change, each time in turn.
 *
 * @param before how long without it, in milliseconds
 * @param after how long with it
 * @param significance how probable such differences are where the change does nothing: the p-value
 */
public record Timing(Duration before, Duration after, double significance) {

    /** The largest p-value that is taken as an effect. */
    public static final double SIGNIFICANT = 0.05;

    /** Which part of the time is saved; negative where it takes longer. */
    public double reduction() {
        return before.isZero() ? 0 : 1 - (double) after.toNanos() / before.toNanos();
    }

    /** How much time is saved. */
    public Duration saved() {
        return before.minus(after);
    }

    /** Whether it is faster, and that is hardly chance. */
    public boolean isFaster() {
        return !saved().isNegative() && !saved().isZero() && significance < SIGNIFICANT;
    }

    /** The one in the middle, or between the two in the middle. */
    public static Duration median(List<Duration> durations) {
        List<Duration> sorted = durations.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1
                ? sorted.get(middle)
                : sorted.get(middle - 1).plus(sorted.get(middle)).dividedBy(2);
    }
}
