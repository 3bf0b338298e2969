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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What Vivace's {@code run.json} says.
 *
 * @param wall from when Maven is done to the last test; reports are written later
 * @param workers how many JVMs there were side by side
 * @param verdicts what counts in the end
 * @param firstAttempts what each test did when it first ran, before anything was asked again
 * @param attempts what each test did, stage by stage
 * @param taints classes after which the JVM was not used any more, and why
 */
record RunJson(
        Duration wall,
        int workers,
        Verdicts verdicts,
        Verdicts firstAttempts,
        List<TestAttempts> attempts,
        List<String> taints) {

    static final String FORMAT = "vivace-run/1";

    RunJson {
        attempts = List.copyOf(attempts);
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
                run.get("workers").getAsInt(),
                verdicts(run, test -> test),
                verdicts(run, test -> test.getAsJsonArray("attempts").get(0).getAsJsonObject()),
                objects(run, "tests").map(RunJson::attempts).toList(),
                objects(run, "taints")
                        .map(taint -> taint.get("class").getAsString() + ": "
                                + taint.get("reason").getAsString())
                        .toList());
    }

    private static Verdicts verdicts(JsonObject run, UnaryOperator<JsonObject> decisive) {
        return Verdicts.of(objects(run, "tests")
                .map(test -> Map.entry(testCase(test.get("id").getAsString()), verdict(decisive.apply(test))))
                .toList());
    }

    private static Verdict verdict(JsonObject testOrAttempt) {
        return Verdict.ofOutcome(testOrAttempt.get("outcome").getAsString());
    }

    /** Without audits, which ask green tests, and without reruns, which ask a red one the same again. */
    private static TestAttempts attempts(JsonObject test) {
        return new TestAttempts(
                objects(test, "attempts").flatMap(RunJson::attempt).toList(),
                test.getAsJsonArray("flags").asList().stream()
                        .map(JsonElement::getAsString)
                        .collect(Collectors.toSet()));
    }

    private static Stream<TestAttempts.Attempt> attempt(JsonObject attempt) {
        return Stage.of(attempt.get("stage").getAsString()).stream()
                .map(stage -> new TestAttempts.Attempt(stage, verdict(attempt)));
    }

    private static Stream<JsonObject> objects(JsonObject parent, String name) {
        return parent.getAsJsonArray(name).asList().stream().map(JsonElement::getAsJsonObject);
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
