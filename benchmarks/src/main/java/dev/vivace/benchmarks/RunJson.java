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
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What Vivace's {@code run.json} says.
 *
 * @param wall from when Maven is done to the last report
 * @param verdicts what counts in the end
 * @param firstAttempts what each test did when it first ran, before anything was asked again
 * @param taints classes after which the JVM was not used any more, and why
 */
record RunJson(Duration wall, Verdicts verdicts, Verdicts firstAttempts, List<String> taints) {

    static final String FORMAT = "vivace-run/1";

    RunJson {
        taints = List.copyOf(taints);
    }

    static RunJson read(Path file) {
        try (Reader in = Files.newBufferedReader(file)) {
            return of(JsonParser.parseReader(in).getAsJsonObject());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RunJson of(JsonObject run) {
        String format = run.get("format").getAsString();
        if (!format.equals(FORMAT)) {
            throw new ComparisonFailure("run.json has format " + format + ", not " + FORMAT);
        }
        return new RunJson(
                Duration.ofMillis(run.get("wallMillis").getAsLong()),
                verdicts(run, test -> test),
                verdicts(run, test -> test.getAsJsonArray("attempts").get(0).getAsJsonObject()),
                objects(run, "taints")
                        .map(taint -> taint.get("class").getAsString() + ": "
                                + taint.get("reason").getAsString())
                        .toList());
    }

    private static Verdicts verdicts(JsonObject run, UnaryOperator<JsonObject> decisive) {
        return Verdicts.of(objects(run, "tests")
                .map(test -> Map.entry(
                        testCase(test.get("id").getAsString()),
                        Verdict.ofOutcome(decisive.apply(test).get("outcome").getAsString())))
                .toList());
    }

    private static Stream<JsonObject> objects(JsonObject run, String name) {
        return run.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject);
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
