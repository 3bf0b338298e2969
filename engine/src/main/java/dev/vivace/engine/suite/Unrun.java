package dev.vivace.engine.suite;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/** Results of what never ran, so that nothing is missing from a report. */
final class Unrun {

    private static final int NO_WORKER = 0;

    private Unrun() {}

    /** A class that cannot be loaded is red; which tests it has, nobody knows. */
    static TestResult unloadable(String className, Failure reason, Instant now) {
        TestNode node = new TestNode(
                "[class:" + className + "]",
                Optional.empty(),
                TestNode.Kind.CONTAINER,
                className,
                className,
                Optional.of(new TestNode.Source(className, "", "", "")));
        return result(TestId.ofClass(className), node, Outcome.ERRORED, Optional.of(reason), Optional.empty(), now);
    }

    /** A test that the run did not get to. */
    static TestResult halted(Entry entry, Halt halt, Instant now) {
        return halted(entry.id(), entry.node(), halt.outcome(), halt.reason(), now);
    }

    /** A test that was red, and that the run did not get to where that counts. */
    static TestResult unasked(TestResult red, Halt halt, Instant now) {
        return halted(
                red.id(),
                red.node(),
                halt.outcome(),
                "red where it may not count; where it counts, " + halt.reason(),
                now);
    }

    private static TestResult halted(TestId id, TestNode node, Outcome outcome, String reason, Instant now) {
        boolean red = outcome.isRed();
        return result(
                id,
                node,
                outcome,
                red ? Optional.of(failure(reason)) : Optional.empty(),
                red ? Optional.empty() : Optional.of(reason),
                now);
    }

    private static Failure failure(String reason) {
        return new Failure(TimeoutException.class.getName(), Optional.of(reason), reason);
    }

    private static TestResult result(
            TestId id,
            TestNode node,
            Outcome outcome,
            Optional<Failure> failure,
            Optional<String> skipReason,
            Instant now) {
        return new TestResult(
                id,
                node,
                outcome,
                failure,
                skipReason,
                now,
                Duration.ZERO,
                CapturedOutput.none(),
                NO_WORKER,
                TestResult.Span.NEVER);
    }
}
