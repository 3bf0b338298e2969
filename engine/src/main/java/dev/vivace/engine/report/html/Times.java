package dev.vivace.engine.report.html;

import java.util.Locale;

/** Times as people read them in tables: short, with the precision that matters. */
final class Times {

    private Times() {}

    /** {@code 7 ms}, {@code 1.25 s}, {@code 3 min 05 s}. */
    static String of(long millis) {
        if (millis < 1000) {
            return millis + " ms";
        }
        if (millis < 10_000) {
            return String.format(Locale.ROOT, "%.2f s", millis / 1000.0);
        }
        return millis < 60_000
                ? String.format(Locale.ROOT, "%.1f s", millis / 1000.0)
                : String.format(Locale.ROOT, "%d min %02d s", millis / 60_000, millis / 1000 % 60);
    }

    /** {@code 2.4×}; how much less the second is. */
    static String ratio(long before, long after) {
        return String.format(Locale.ROOT, "%.1f×", (double) before / Math.max(1, after));
    }
}
