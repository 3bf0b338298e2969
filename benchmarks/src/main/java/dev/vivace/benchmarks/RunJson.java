package dev.vivace.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads Vivace's {@code run.json}. */
final class RunJson {

    static final String FORMAT = "vivace-run/1";

    private RunJson() {}

    /** The verdicts it lists. */
    static Verdicts read(Path file) {
        try (Reader in = Files.newBufferedReader(file)) {
            return verdicts(JsonParser.parseReader(in).getAsJsonObject());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Verdicts verdicts(JsonObject run) {
        String format = run.get("format").getAsString();
        if (!format.equals(FORMAT)) {
            throw new ComparisonFailure("run.json has format " + format + ", not " + FORMAT);
        }
        List<Map.Entry<TestCase, Verdict>> entries = new ArrayList<>();
        run.getAsJsonArray("tests").forEach(test -> entries.add(entry(test)));
        return Verdicts.of(entries);
    }

    private static Map.Entry<TestCase, Verdict> entry(JsonElement element) {
        JsonObject test = element.getAsJsonObject();
        return Map.entry(
                testCase(test.get("id").getAsString()),
                Verdict.ofOutcome(test.get("outcome").getAsString()));
    }

    /** A test that runs through another class, a suite, names that first: {@code pkg.Suite/pkg.Class#method}. */
    private static TestCase testCase(String id) {
        int hash = id.indexOf('#');
        String classes = hash < 0 ? id : id.substring(0, hash);
        String suite = classes.substring(0, (classes + "/").indexOf('/'));
        String className = classes.substring(classes.lastIndexOf('/') + 1);
        return new TestCase(suite, className, hash < 0 ? "" : id.substring(hash + 1));
    }
}
