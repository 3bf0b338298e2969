package dev.vivace.engine.model;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * The verdicts of one module's suite and how they came about.
 *
 * @param module which module
 * @param isolation what was forgotten between classes
 * @param workers how many JVMs ran side by side
 * @param seed of every random choice
 * @param start when it began
 * @param wall how long it took
 * @param verdicts one per test, in the sequence in which they first ended
 * @param containers results of classes and other containers of the runs that count
 * @param properties system properties as the tests saw them, of all workers
 * @param taints test classes that should have a JVM of their own, and why
 * @param races tests that were red because of what ran beside them
 * @param losses workers that went away before their work was done
 */
public record SuiteResult(
        String module,
        String isolation,
        int workers,
        long seed,
        Instant start,
        Duration wall,
        List<TestVerdict> verdicts,
        List<TestResult> containers,
        List<PropertySnapshot> properties,
        List<Taint> taints,
        List<Race> races,
        List<WorkerLoss> losses) {

    public SuiteResult {
        verdicts = List.copyOf(verdicts);
        containers = List.copyOf(containers);
        properties = List.copyOf(properties);
        taints = List.copyOf(taints);
        races = List.copyOf(races);
        losses = List.copyOf(losses);
    }

    /** How many verdicts have this outcome. */
    public long count(Outcome outcome) {
        return verdicts.stream().filter(verdict -> verdict.outcome() == outcome).count();
    }

    /** Verdicts that make a build red. */
    public List<TestVerdict> red() {
        return verdicts.stream().filter(verdict -> verdict.outcome().isRed()).toList();
    }

    /** Whether a build with this result is red: a red test, or a worker that went away for no test that we can name. */
    public boolean isRed() {
        return !red().isEmpty() || hasLostWorkers();
    }

    /** Whether a JVM went away, be it while a test ran in which it always does, or for no test that we can name. */
    public boolean hasLostWorkers() {
        return count(Outcome.CRASHED) > 0 || losses.stream().anyMatch(WorkerLoss::isUnexplained);
    }
}
