package dev.vivace.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What Vivace's {@code detect.json} says: the tests that depend on the order. */
record DetectJson(List<Found> findings) {

    static final String FORMAT = "vivace-detect/1";

    DetectJson {
        findings = List.copyOf(findings);
    }

    /**
     * A test that depends on the order.
     *
     * @param test its id
     * @param kind {@code victim} or {@code brittle}
     * @param passing file with an order in which it passes
     * @param failing file with an order in which it is red
     */
    record Found(String test, String kind, Path passing, Path failing) {}

    /** Without what is red by chance. */
    static DetectJson read(Path file) {
        try (Reader in = Files.newBufferedReader(file)) {
            JsonObject detect = JsonParser.parseReader(in).getAsJsonObject();
            String format = detect.get("format").getAsString();
            if (!format.equals(FORMAT)) {
                throw new ComparisonFailure(file + " has format " + format + ", not " + FORMAT);
            }
            return new DetectJson(detect.getAsJsonArray("findings").asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .map(finding -> found(finding, file))
                    .filter(found -> !found.kind().equals("nondeterministic"))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Found found(JsonObject finding, Path file) {
        return new Found(
                finding.get("test").getAsString(),
                finding.get("kind").getAsString(),
                file.resolveSibling(finding.get("passingOrder").getAsString()),
                file.resolveSibling(finding.get("failingOrder").getAsString()));
    }
}
