package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.Threads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code vivace run} is asked to do.
 *
 * @param isolation what is forgotten between classes; empty for the best that the project allows
 * @param workers how many JVMs side by side; empty for as many as are of use
 * @param threads how much runs at once inside each
 * @param stages what a test must pass that was red beside others
 * @param select Surefire's {@code -Dtest} syntax; replaces what the project says
 * @param tests only these tests; empty for all
 * @param order in which order
 * @param runs how often the whole order is run
 * @param seed of every random choice
 * @param timeout of a single test
 * @param workerMemory heap of a worker, {@code 1g} for example
 * @param javaHome of the JVM that runs the tests; empty for what the project says
 * @param failFast whether to stop after the first class with a red test
 * @param verify whether every verdict is compared with that of the reference
 * @param auditRate how many of the green classes are asked in a new JVM, too, from 0 to 1
 * @param out where our files go; empty for {@code target/vivace} of the module
 * @param json a copy of {@code run.json}
 */
public record RunRequest(
        Optional<Isolation> isolation,
        OptionalInt workers,
        Threads threads,
        Stages stages,
        Optional<String> select,
        List<TestId> tests,
        OrderChoice order,
        int runs,
        long seed,
        Optional<Duration> timeout,
        Optional<String> workerMemory,
        Optional<Path> javaHome,
        boolean failFast,
        boolean verify,
        double auditRate,
        Optional<Path> out,
        Optional<Path> json) {

    public RunRequest {
        tests = List.copyOf(tests);
        if (runs < 1) {
            throw new IllegalArgumentException("runs must be at least 1, was " + runs);
        }
        if (auditRate < 0 || auditRate > 1) {
            throw new IllegalArgumentException("The rate of audits must be between 0 and 1, was " + auditRate);
        }
    }

    /** Whether the user, rather than the project, says which tests run: then a module may have none of them. */
    public boolean choosesTests() {
        return select.isPresent() || !tests.isEmpty() || orderFile().isPresent();
    }

    /** The file that says which tests run, in which order, where there is one. */
    public Optional<Path> orderFile() {
        return order instanceof OrderChoice.FromFile named ? Optional.of(named.file()) : Optional.empty();
    }

    /** Everything once in one JVM, as Surefire does it by default. */
    public static RunRequest plain(long seed) {
        return new RunRequest(
                Optional.of(Isolation.NONE),
                OptionalInt.empty(),
                Threads.NONE,
                Stages.SOUND,
                Optional.empty(),
                List.of(),
                new OrderChoice.Natural(),
                1,
                seed,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                0,
                Optional.empty(),
                Optional.empty());
    }
}
