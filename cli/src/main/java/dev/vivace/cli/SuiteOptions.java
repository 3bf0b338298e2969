package dev.vivace.cli;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.Threads;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of the commands that run tests: which, and how. */
final class SuiteOptions {

    @Mixin
    TestOptions common = new TestOptions();

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

    /** The request that these options make. */
    RunRequest request(Optional<Path> out, Optional<Path> json) {
        return new RunRequest(
                common.isolation,
                common.workers(),
                OptionText.threads(threads, threadCount),
                stages,
                common.select,
                common.tests,
                order,
                runs,
                common.seed(),
                common.timeout,
                common.workerMemory,
                common.java,
                failFast,
                verify,
                auditRate,
                out,
                json);
    }
}
