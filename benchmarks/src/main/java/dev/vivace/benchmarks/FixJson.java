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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What Vivace's {@code fix.json} says of one test.
 *
 * @param status how it ended
 * @param polluters tests that break it
 * @param cleaners tests that clean up
 * @param stateSetters tests that prepare what it needs
 * @param code statements of the patch
 * @param statements how many these are, where several are caught together
 * @param helperStatements how many those tests have that they come from; 0 where they come from none
 * @param search from when the finding was confirmed until a patch held in the minimal orders, or all was tried
 * @param confirmation the last part of it, in new JVMs
 * @param verification of the patch in all other orders
 * @param reason why there is no patch
 */
record FixJson(
        String status,
        Searched polluters,
        Searched cleaners,
        Searched stateSetters,
        List<String> code,
        int statements,
        int helperStatements,
        Duration search,
        Duration confirmation,
        Duration verification,
        String reason) {

    static final String FORMAT = "vivace-fix/1";

    FixJson {
        code = List.copyOf(code);
    }

    /**
     * What tests were found, and when.
     *
     * @param count how many
     * @param first until the first was found; empty where there is none
     * @param all until no more were looked for; empty where nobody looked
     */
    record Searched(int count, Optional<Duration> first, Optional<Duration> all) {}

    /** Of this test; empty where the file does not name it. */
    static Optional<FixJson> read(Path file, String test) {
        try (Reader in = Files.newBufferedReader(file)) {
            JsonObject all = JsonParser.parseReader(in).getAsJsonObject();
            String format = all.get("format").getAsString();
            if (!format.equals(FORMAT)) {
                throw new ComparisonFailure(file + " has format " + format + ", not " + FORMAT);
            }
            return objects(all, "fixes")
                    .filter(fix -> fix.get("test").getAsString().equals(test))
                    .findFirst()
                    .map(FixJson::of);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FixJson of(JsonObject fix) {
        Set<JsonElement> cleaners = new HashSet<>();
        objects(fix, "polluters")
                .forEach(polluter ->
                        cleaners.addAll(polluter.getAsJsonArray("cleaners").asList()));
        return new FixJson(
                fix.get("status").getAsString(),
                searched(fix, "polluters", fix.getAsJsonArray("polluters").size()),
                searched(fix, "cleaners", cleaners.size()),
                searched(fix, "stateSetters", fix.getAsJsonArray("stateSetters").size()),
                fix.getAsJsonArray("code").asList().stream()
                        .map(JsonElement::getAsString)
                        .toList(),
                fix.get("statements").getAsInt(),
                fix.getAsJsonArray("helper").isEmpty()
                        ? 0
                        : fix.get("helperStatements").getAsInt(),
                millis(fix, "millis"),
                millis(fix, "confirmMillis"),
                millis(fix, "verifyMillis"),
                fix.get("reason").getAsString());
    }

    private static Stream<JsonObject> objects(JsonObject parent, String name) {
        return parent.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject);
    }

    private static Searched searched(JsonObject fix, String kind, int count) {
        Optional<JsonObject> span =
                Optional.ofNullable(fix.getAsJsonObject("times").getAsJsonObject(kind));
        return new Searched(
                count,
                span.filter(some -> some.has("firstMillis")).map(some -> millis(some, "firstMillis")),
                span.map(some -> millis(some, "allMillis")));
    }

    private static Duration millis(JsonObject parent, String name) {
        return Duration.ofMillis(parent.get(name).getAsLong());
    }

    /** Whether there is a patch, which was verified. */
    boolean isPatched() {
        return !code.isEmpty();
    }

    /** Whether a test helps: a cleaner or a state-setter. */
    boolean hasHelper() {
        return cleaners.count() > 0 || stateSetters.count() > 0;
    }
}
