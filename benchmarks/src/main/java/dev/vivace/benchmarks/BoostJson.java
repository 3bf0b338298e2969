package dev.vivace.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What Vivace's {@code boost.json} says.
 *
 * @param classes with fixtures that run for each test
 * @param suiteReduction which part of the suite's time all patches save together
 * @param suiteLines lines reached before, lost and gained, with all patches
 */
record BoostJson(List<Boosted> classes, Optional<Double> suiteReduction, Optional<Lines> suiteLines) {

    static final String FORMAT = "vivace-boost/1";

    BoostJson {
        classes = List.copyOf(classes);
    }

    /**
     * One class.
     *
     * @param name which
     * @param status {@code boosted}, {@code not-faster} or {@code kept}
     * @param code why not; empty where it is boosted
     * @param reason the same in a sentence
     * @param reduction which part of its time is saved
     * @param pValue how probable that is by chance
     * @param tests how many, where there is a patch
     * @param injections how many of them reset fixtures
     * @param changedLines of the patch
     * @param lines reached before, lost and gained
     * @param mutants noticed before, lost and gained
     * @param spent how long all that took
     * @param searched the same without measurements
     */
    record Boosted(
            String name,
            String status,
            String code,
            String reason,
            Optional<Double> reduction,
            Optional<Double> pValue,
            int tests,
            int injections,
            long changedLines,
            Optional<Lines> lines,
            Optional<Lines> mutants,
            Duration spent,
            Duration searched) {

        boolean isBoosted() {
            return status.equals("boosted");
        }

        /** Whether all its tests pass with fixtures moved, whether that is faster or not. */
        boolean isTransformed() {
            return !status.equals("kept");
        }

        /** Whether anything was tried: not where there is nothing to save, or it was asked to end. */
        boolean isTried() {
            return !List.of("cheap-fixtures", "no-fixture", "one-test", "interrupted")
                    .contains(code);
        }
    }

    /** How many lines, or mutants, there were before, and how many of them, or others, came or went. */
    record Lines(int before, int lost, int gained) {

        Lines plus(Lines other) {
            return new Lines(before + other.before, lost + other.lost, gained + other.gained);
        }
    }

    static BoostJson read(Path file) {
        try (Reader in = Files.newBufferedReader(file)) {
            JsonObject all = JsonParser.parseReader(in).getAsJsonObject();
            String format = all.get("format").getAsString();
            if (!format.equals(FORMAT)) {
                throw new ComparisonFailure(file + " has format " + format + ", not " + FORMAT);
            }
            Optional<JsonObject> suite = Optional.ofNullable(all.getAsJsonObject("suite"));
            return new BoostJson(
                    all.getAsJsonArray("classes").asList().stream()
                            .map(BoostJson::boosted)
                            .toList(),
                    suite.flatMap(some -> number(some, "reduction")),
                    suite.flatMap(some -> lines(some, "lines")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Boosted boosted(JsonElement element) {
        JsonObject one = element.getAsJsonObject();
        return new Boosted(
                one.get("class").getAsString(),
                one.get("status").getAsString(),
                one.get("code").getAsString(),
                one.get("reason").getAsString(),
                number(one, "reduction"),
                number(one, "pValue"),
                one.get("tests").getAsInt(),
                one.get("injections").getAsInt(),
                one.get("changedLines").getAsLong(),
                lines(one, "lines"),
                lines(one, "mutants"),
                Duration.ofMillis(one.get("millis").getAsLong()),
                Duration.ofMillis(one.get("searchMillis").getAsLong()));
    }

    private static Optional<Double> number(JsonObject parent, String name) {
        return Optional.ofNullable(parent.get(name)).map(JsonElement::getAsDouble);
    }

    private static Optional<Lines> lines(JsonObject parent, String name) {
        return Optional.ofNullable(parent.getAsJsonObject(name))
                .map(lines -> new Lines(
                        lines.get("before").getAsInt(),
                        lines.get("lost").getAsInt(),
                        lines.get("gained").getAsInt()));
    }
}
