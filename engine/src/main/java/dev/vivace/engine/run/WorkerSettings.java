package dev.vivace.engine.run;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a pool runs its workers.
 *
 * @param workers how many JVMs side by side at most
 * @param isolation what is forgotten between orders
 * @param timeout how long a single test may take; empty for as long as it likes
 * @param memory heap of a worker, {@code 1g} for example; empty for what the project says
 * @param output directory for what tests print; what an earlier run left there is removed
 * @param startDeadline how long a JVM may take from its start until it reports; with a limit for each test, discovery
 *     may take that much longer
 * @param concurrency what runs at once inside each
 * @param cache directory of what makes JVMs start faster, class archives and instrumented classes; empty for none
 * @param searching whether what orders show is only a hint, so that a JVM may go on which perhaps did not forget all
 * @param compilation how much JVMs compile that forget between classes
 */
public record WorkerSettings(
        int workers,
        Isolation isolation,
        Optional<Duration> timeout,
        Optional<String> memory,
        Path output,
        Duration startDeadline,
        Concurrency concurrency,
        Optional<Path> cache,
        boolean searching,
        Compilation compilation) {

    private static final Duration LONGEST_IN_SEARCH = Duration.ofMinutes(2);

    public WorkerSettings {
        if (workers < 1) {
            throw new IllegalArgumentException("A pool needs at least one worker, not " + workers);
        }
    }

    /** How long a worker may look for tests: code of the project runs then too, that of parameters for example. */
    Optional<Duration> discoveryLimit() {
        return timeout.map(startDeadline::plus);
    }

    /** One worker for everything, as Surefire does by default; output goes to this directory. */
    public static WorkerSettings plain(Path output) {
        return new WorkerSettings(
                1,
                Isolation.NONE,
                Optional.empty(),
                Optional.empty(),
                output,
                Duration.ofMinutes(2),
                Concurrency.NONE,
                Optional.empty(),
                false,
                Compilation.FULL);
    }

    /** The same with this many workers. */
    public WorkerSettings withWorkers(int number) {
        return new WorkerSettings(
                number, isolation, timeout, memory, output, startDeadline, concurrency, cache, searching, compilation);
    }

    /** The same with another isolation. */
    public WorkerSettings withIsolation(Isolation other) {
        return new WorkerSettings(
                workers, other, timeout, memory, output, startDeadline, concurrency, cache, searching, compilation);
    }

    /** The same with another place for what tests print. */
    public WorkerSettings withOutput(Path directory) {
        return new WorkerSettings(
                workers,
                isolation,
                timeout,
                memory,
                directory,
                startDeadline,
                concurrency,
                cache,
                searching,
                compilation);
    }

    /** The same with a limit for each test. */
    public WorkerSettings withTimeout(Duration limit) {
        return new WorkerSettings(
                workers,
                isolation,
                Optional.of(limit),
                memory,
                output,
                startDeadline,
                concurrency,
                cache,
                searching,
                compilation);
    }

    /** The same with this heap for each worker. */
    public WorkerSettings withMemory(String heap) {
        return new WorkerSettings(
                workers,
                isolation,
                timeout,
                Optional.of(heap),
                output,
                startDeadline,
                concurrency,
                cache,
                searching,
                compilation);
    }

    /** The same with this much at once inside each worker. */
    public WorkerSettings withConcurrency(Concurrency other) {
        return new WorkerSettings(
                workers, isolation, timeout, memory, output, startDeadline, other, cache, searching, compilation);
    }

    /** The same with this directory of what makes JVMs start faster. */
    public WorkerSettings withCache(Path directory) {
        return new WorkerSettings(
                workers,
                isolation,
                timeout,
                memory,
                output,
                startDeadline,
                concurrency,
                Optional.of(directory),
                searching,
                compilation);
    }

    /** The same with JVMs that compile this much. */
    public WorkerSettings withCompilation(Compilation other) {
        return new WorkerSettings(
                workers, isolation, timeout, memory, output, startDeadline, concurrency, cache, searching, other);
    }

    /** The same for a search, whose findings others confirm; in some of its orders a test may wait for ever. */
    public WorkerSettings forSearch() {
        Duration limit = timeout.orElse(LONGEST_IN_SEARCH);
        return new WorkerSettings(
                workers,
                isolation,
                Optional.of(limit),
                memory,
                output,
                startDeadline,
                concurrency,
                cache,
                true,
                compilation);
    }
}
