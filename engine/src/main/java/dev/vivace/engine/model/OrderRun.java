package dev.vivace.engine.model;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What happened when an order ran in one worker.
 *
 * @param tests every test that ran or was skipped, invocations included, in the sequence in which they ended
 * @param containers classes and other containers, in the sequence in which they ended
 * @param notRun tests of the order that the worker did not get to, in order; empty unless it was lost, or there was too
 *     much to ask for at once
 * @param loss how the worker was lost, where it was
 * @param properties system properties as the tests saw them: at the beginning, and whenever a class had changed them
 * @param taints what the worker could not forget afterwards, each a sentence; its next order needs another worker
 * @param footprint what it may have read or changed; empty where the worker did not forget it afterwards, and so cannot tell
 * @param wall how long it took
 */
public record OrderRun(
        List<TestResult> tests,
        List<TestResult> containers,
        List<TestId> notRun,
        Optional<WorkerLoss> loss,
        List<PropertySnapshot> properties,
        List<String> taints,
        Optional<Footprint> footprint,
        Duration wall) {

    public OrderRun {
        tests = List.copyOf(tests);
        containers = List.copyOf(containers);
        notRun = List.copyOf(notRun);
        properties = List.copyOf(properties);
        taints = List.copyOf(taints);
    }

    /** A run after which there was nothing to forget. */
    public OrderRun(
            List<TestResult> tests,
            List<TestResult> containers,
            List<TestId> notRun,
            Optional<WorkerLoss> loss,
            List<PropertySnapshot> properties,
            Duration wall) {
        this(tests, containers, notRun, loss, properties, List.of(), Optional.empty(), wall);
    }

    /** Whether a test, or what is around it, is red. */
    public boolean hasRed() {
        return Stream.concat(tests.stream(), containers.stream())
                .anyMatch(result -> result.outcome().isRed());
    }

    /** Whether a test is red, in any of its invocations; empty where it did not run. */
    public Optional<Boolean> isRed(TestId test) {
        return tests.stream()
                .filter(result -> result.id().wholeMethod().equals(test.wholeMethod()))
                .map(TestResult::outcome)
                .filter(outcome -> outcome != Outcome.SKIPPED)
                .map(Outcome::isRed)
                .reduce(Boolean::logicalOr);
    }

    /** The same of the last time, for a test that ran more than once. */
    public Optional<Boolean> isRedAtLast(TestId test) {
        Map<TestId, TestResult> last = new LinkedHashMap<>();
        tests.forEach(result -> last.put(result.id(), result));
        return with(List.copyOf(last.values()), containers).isRed(test);
    }

    /** The same run without a word of how the worker was lost. */
    public OrderRun withoutLoss() {
        return new OrderRun(tests, containers, notRun, Optional.empty(), properties, taints, footprint, wall);
    }

    /** The same run, of which only these results count. */
    public OrderRun with(List<TestResult> otherTests, List<TestResult> otherContainers) {
        return new OrderRun(otherTests, otherContainers, notRun, loss, properties, taints, footprint, wall);
    }
}
