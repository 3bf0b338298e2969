package dev.vivace.engine.report.terminal;

import java.time.Duration;
import java.util.Locale;

/** Durations as people read them. */
final class TimeText {

    private TimeText() {}

    /** Exact enough for a result: {@code 0.013 s}, {@code 2.3 s}, {@code 3 min 05 s}. */
    static String exact(Duration time) {
        if (time.compareTo(Duration.ofSeconds(1)) < 0) {
            return String.format(Locale.ROOT, "%.3f s", time.toMillis() / 1000.0);
        }
        return time.compareTo(Duration.ofMinutes(1)) < 0
                ? String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0)
                : rough(time);
    }

    /** Whole seconds, for what still moves. */
    static String rough(Duration time) {
        if (time.toHours() > 0) {
            return String.format(Locale.ROOT, "%d h %02d min", time.toHours(), time.toMinutesPart());
        }
        return time.toMinutes() > 0
                ? String.format(Locale.ROOT, "%d min %02d s", time.toMinutes(), time.toSecondsPart())
                : time.toSeconds() + " s";
    }
}
