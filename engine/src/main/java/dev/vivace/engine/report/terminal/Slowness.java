package dev.vivace.engine.report.terminal;

import java.time.Duration;
import java.util.Optional;

/** Which tests deserve a mark because they take longer than people would think. */
final class Slowness {

    private static final Duration UNKNOWN_LIMIT = Duration.ofSeconds(5);
    private static final Duration SMALLEST_EXCESS = Duration.ofSeconds(1);

    private Slowness() {}

    /** Whether this is more than twice what earlier runs took, or long where nothing is known of them. */
    static boolean isSlow(Duration elapsed, Optional<Duration> expected) {
        return expected.map(usual -> elapsed.compareTo(usual.multipliedBy(2)) > 0
                        && elapsed.minus(usual).compareTo(SMALLEST_EXCESS) > 0)
                .orElse(elapsed.compareTo(UNKNOWN_LIMIT) > 0);
    }
}
