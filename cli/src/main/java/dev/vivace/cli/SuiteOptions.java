package dev.vivace.cli;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.Threads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Option;

/** Options that say which tests run and how. */
final class SuiteOptions {

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
                    + "none for tests of TestNG.")
    Optional<Isolation> isolation = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N|auto",
            converter = Converters.OfWorkers.class,
            description = "How many JVMs run tests side by side. Default: as many as proved fastest, "
                    + "beginning with one per processor; with --isolation none as the project's Surefire does.")
    Optional<Integer> workers = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "none|classes|methods|all",
            converter = Converters.OfThreads.class,
            description = "What runs at once inside a JVM: nothing (default), classes, "
                    + "the methods of a class, or methods of all classes.")
    Optional<Threads.Mode> threads = Optional.empty();

    @Option(
            names = "--thread-count",
            paramLabel = "N",
            converter = Converters.OfThreadCount.class,
            description = "In how many threads. Default: as many as there are processors.")
    Optional<Integer> threadCount = Optional.empty();

    @Option(
            names = "--stages",
            paramLabel = "sound|paper",
            converter = Converters.OfStages.class,
            description = "What makes up for a test that was red beside others: its class or the suite in which it is "
                    + "green with nothing beside it (sound, the default), or a run alone (paper), "
                    + "which hides what its neighbours do to it.")
    Stages stages = Stages.SOUND;

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            converter = Converters.OfOrder.class,
            description = "natural (default), random, reversed, or a file: exactly this order, "
                    + "with a class or test id in each line.")
    OrderChoice order = new OrderChoice.Natural();

    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = Converters.OfRuns.class,
            description = "Run it all N times.")
    int runs = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Makes random choices again as they were.")
    Optional<Long> seed = Optional.empty();

    @Option(names = "--fail-fast", description = "Stop after the first class with a red test.")
    boolean failFast;

    @Option(
            names = "--verify",
            description = "Compare every verdict with that of a JVM for each class, and say what differs.")
    boolean verify;

    @Option(
            names = "--audit-rate",
            paramLabel = "RATE",
            converter = Converters.OfRate.class,
            description = "How many of the green classes run in a JVM of their own, too, with --isolation auto: "
                    + "0 to 1. Default: ${DEFAULT-VALUE}.")
    double auditRate = OptionText.AUDIT_RATE;

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

    /** The request that these options make. */
    RunRequest request(Optional<Path> out, Optional<Path> json) {
        return new RunRequest(
                isolation,
                workers.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                OptionText.threads(threads, threadCount),
                stages,
                select,
                tests,
                order,
                runs,
                seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(LARGEST_SEED)),
                timeout,
                workerMemory,
                java,
                failFast,
                verify,
                auditRate,
                out,
                json);
    }
}
