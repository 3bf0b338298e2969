package dev.vivace.engine.report.html;

import com.google.gson.annotations.SerializedName;
import dev.vivace.engine.json.JsonFormat;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code boost.json}, as far as a page shows it.
 *
 * @param classes one for each that was looked at
 */
record BoostResults(List<Boosted> classes) {

    private static final JsonFormat<BoostResults> FORMAT = JsonFormat.of("vivace-boost", 1, BoostResults.class);

    BoostResults {
        classes = List.copyOf(classes);
    }

    static BoostResults read(Path file) {
        return FORMAT.read(file);
    }

    /** How long all classes that were changed took before. */
    long beforeMillis() {
        return changed().stream()
                .mapToLong(one -> one.beforeMillis().orElse(0L))
                .sum();
    }

    /** How long they take now. */
    long afterMillis() {
        return changed().stream().mapToLong(one -> one.afterMillis().orElse(0L)).sum();
    }

    List<Boosted> changed() {
        return classes.stream()
                .filter(one -> one.status().equals("boosted")
                        && one.beforeMillis().isPresent()
                        && one.afterMillis().isPresent())
                .toList();
    }

    /**
     * What became of one class.
     *
     * @param className binary name
     * @param status boosted, not-faster or kept
     * @param code why it was kept, as a word
     * @param reason the same as a sentence
     * @param fixtureMillis what its per-test fixtures take
     * @param beforeMillis how long it took
     * @param afterMillis how long it takes with its fixtures run once
     * @param pValue how likely the difference is chance
     * @param patch file with the change, from where {@code boost.json} is
     */
    record Boosted(
            @SerializedName("class") String className,
            String status,
            Optional<String> code,
            Optional<String> reason,
            Optional<Long> fixtureMillis,
            Optional<Long> beforeMillis,
            Optional<Long> afterMillis,
            Optional<Double> pValue,
            Optional<String> patch) {}
}
