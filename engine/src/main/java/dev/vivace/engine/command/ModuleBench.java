package dev.vivace.engine.command;

import dev.vivace.engine.boost.TestBench;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.WorkerSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;

/** Runs test classes of one module, as they are and changed, in JVMs like those of its own build. */
final class ModuleBench implements TestBench {

    /** How long a test may take where nobody says it: a fixture that no longer runs may let one wait for ever. */
    private static final Duration LONGEST_TEST = Duration.ofMinutes(1);

    private final LaunchSpec spec;
    private final WorkerSettings workers;
    private final RunControl control;
    private final Path scratch;
    private final Function<OrderRun, Duration> stopwatch;
    private final AtomicInteger opened;

    private ModuleBench(
            LaunchSpec spec,
            WorkerSettings workers,
            RunControl control,
            Path scratch,
            Function<OrderRun, Duration> stopwatch,
            AtomicInteger opened) {
        this.spec = spec;
        this.workers = workers;
        this.control = control;
        this.scratch = scratch;
        this.stopwatch = stopwatch;
        this.opened = opened;
    }

    /**
     * Of this module.
     *
     * @param workers how many run at once, at most
     * @param isolation what is forgotten between orders
     * @param scratch a directory for what tests print
     * @param stopwatch how long the tests of a run took
     */
    static ModuleBench of(
            ModuleLaunch launch,
            int workers,
            Isolation isolation,
            RunControl control,
            Path scratch,
            Function<OrderRun, Duration> stopwatch) {
        WorkerSettings asked = launch.workers(workers, isolation);
        WorkerSettings timed = launch.request().timeout().isPresent() ? asked : asked.withTimeout(LONGEST_TEST);
        return new ModuleBench(launch.spec(), timed, control, scratch, stopwatch, new AtomicInteger());
    }

    Isolation isolation() {
        return workers.isolation();
    }

    @Override
    public Runners open(List<String> classes, Optional<Path> front, List<String> arguments) {
        WorkerSettings own = workers.withOutput(scratch.resolve("output-" + opened.incrementAndGet()));
        return WatchedRunners.of(LocalRunners.open(spec.withJvm(jvm(front, arguments)), classes, own), control);
    }

    private LaunchJvm jvm(Optional<Path> front, List<String> arguments) {
        LaunchJvm jvm = spec.jvm()
                .withArguments(Stream.concat(spec.jvm().arguments().stream(), arguments.stream())
                        .toList());
        return front.map(jvm::withClassesInFront).orElse(jvm);
    }

    @Override
    public TestBench impatient(Duration longest) {
        boolean isSooner =
                workers.timeout().filter(known -> known.compareTo(longest) <= 0).isPresent();
        return isSooner
                ? this
                : new ModuleBench(spec, workers.withTimeout(longest), control, scratch, stopwatch, opened);
    }

    @Override
    public Duration time(OrderRun run) {
        return stopwatch.apply(run);
    }
}
