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
    static TestResult skipped(Entry entry, String reason, Instant now) {
        return result(entry.id(), entry.node(), Outcome.SKIPPED, Optional.empty(), Optional.of(reason), now);
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
                new TestResult.Span(Long.MAX_VALUE, Long.MAX_VALUE));
    }
}
