package dev.vivace.cli;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Option;

/** Options that every command on tests has: which tests, and in which JVMs. */
final class TestOptions {

    /** Seeds that we choose are short enough to be typed. */
    private static final long LARGEST_SEED = 1_000_000;

    @Option(
            names = "--select",
            paramLabel = "PATTERN",
            description = "Only what matches, in the syntax of Surefire's -Dtest: 'Cart*Test#adds*'.")
    Optional<String> select = Optional.empty();

    @Option(
            names = "--test",
            paramLabel = "ID",
            converter = Converters.OfTestId.class,
            description = "Only this test or class: pkg.Class, pkg.Class#method. May be repeated.")
    List<TestId> tests = new ArrayList<>();

    @Option(
            names = "--isolation",
            paramLabel = "none|reset|process|auto",
            converter = Converters.OfIsolation.class,
            description = "What is forgotten between classes. none: nothing, they share a JVM. "
                    + "reset: they share a JVM, and static state is re-initialised. process: a JVM for each class. "
                    + "auto (default): reset, and a JVM of its own for what is known to need it; "
                    + "none for tests of TestNG. A search forgets between orders, by reset (default) or process.")
    Optional<Isolation> isolation = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N|auto",
            converter = Converters.OfWorkers.class,
            description =
                    "How many JVMs run tests side by side. Default: as many as proved fastest, "
                            + "beginning with one per processor; with --isolation none as the project's Surefire does. A search: one per processor.")
    Optional<Integer> workers = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "Makes random choices again as they were.")
    Optional<Long> seed = Optional.empty();

    @Option(
            names = "--timeout",
            paramLabel = "DURATION",
            converter = Converters.OfDuration.class,
            description = "End a test that takes longer: 500ms, 30s, 2m.")
    Optional<Duration> timeout = Optional.empty();

    @Option(
            names = "--worker-memory",
            paramLabel = "SIZE",
            converter = Converters.OfMemory.class,
            description = "Heap of a JVM that runs tests: 512m, 2g.")
    Optional<String> workerMemory = Optional.empty();

    @Option(
            names = "--java",
            paramLabel = "HOME",
            converter = Converters.OfJavaHome.class,
            description = "The JDK that runs the tests. Default: as the project says.")
    Optional<Path> java = Optional.empty();

    @Option(names = "--integration-tests", description = "Failsafe's tests rather than Surefire's.")
    boolean integrationTests;

    OptionalInt workers() {
        return workers.map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    /** The one that was given, or any; the same at every call. */
    long seed() {
        long chosen = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(LARGEST_SEED));
        seed = Optional.of(chosen);
        return chosen;
    }

    /** The options that change how one test runs, as words of a command. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        if (integrationTests) {
            words.add("--integration-tests");
        }
        isolation.ifPresent(value -> words.addAll(List.of("--isolation", value.label())));
        timeout.ifPresent(value -> words.addAll(List.of("--timeout", text(value))));
        workerMemory.ifPresent(value -> words.addAll(List.of("--worker-memory", value)));
        java.ifPresent(value -> words.addAll(List.of("--java", value.toString())));
        return words;
    }

    private static String text(Duration duration) {
        return duration.toMillisPart() == 0 ? duration.toSeconds() + "s" : duration.toMillis() + "ms";
    }
}
