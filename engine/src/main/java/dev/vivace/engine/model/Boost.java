package dev.vivace.engine.model;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What became of a test class with fixtures that run for each test.
 *
 * @param testClass which
 * @param status how it ended
 * @param code why it was not boosted, one of a closed list; empty where it was
 * @param reason the same in a sentence, or whose patch boosts it, too
 * @param fixtures how long fixtures took in one run of it, as far as that was measured
 * @param timing without and with the patch, as far as that was measured
 * @param losses what its tests find out
 * @param patch what boosts it
 * @param failingOrder a file with an order that shows why it was not boosted
 * @param spent how long all that took
 * @param searched how much of it went into finding a change and checking it, measurements apart
 */
public record Boost(
        String testClass,
        Status status,
        String code,
        String reason,
        Optional<Duration> fixtures,
        Optional<Timing> timing,
        Losses losses,
        Optional<Patch> patch,
        Optional<Path> failingOrder,
        Duration spent,
        Duration searched) {

    /** One of which nothing was measured. */
    public static Boost of(String testClass, Status status, String code, String reason) {
        return new Boost(
                testClass,
                status,
                code,
                reason,
                Optional.empty(),
                Optional.empty(),
                Losses.UNKNOWN,
                Optional.empty(),
                Optional.empty(),
                Duration.ZERO,
                Duration.ZERO);
    }

    /** Whether it was worth a try: not where its fixtures cost too little, or run once anyway. */
    public boolean isTried() {
        return !Set.of("cheap-fixtures", "one-test").contains(code);
    }

    /** How it ended. */
    public enum Status {
        /** By a verified patch. */
        BOOSTED,
        /** Its tests pass with a patch, but that does not save enough. */
        NOT_FASTER,
        /** It stays as it is. */
        KEPT;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * A verified patch.
     *
     * @param file the diff
     * @param way how fixtures are changed, in a word
     * @param changedLines how many lines come or go
     * @param injections how many tests call fixtures themselves
     * @param tests how many tests there are
     */
    public record Patch(Path file, String way, long changedLines, int injections, int tests) {}
}
