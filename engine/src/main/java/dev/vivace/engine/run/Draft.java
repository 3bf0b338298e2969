package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestResult.Span;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A result whose output may still grow: a thread that a test left behind prints when it likes.
 *
 * @param begun how it began
 * @param outcome what became of it
 * @param failure what was thrown
 * @param skipReason why it was skipped
 * @param end when it ended
 * @param ended position of the event with which it ended
 */
record Draft(
        Begun begun, Outcome outcome, Optional<Failure> failure, Optional<String> skipReason, Instant end, long ended) {

    /**
     * A test or container that began.
     *
     * @param id its identity
     * @param node its place in the tree
     * @param start when
     * @param nanos when, by the controller's own clock
     * @param position of the event
     * @param pages what it prints
     */
    record Begun(TestId id, TestNode node, Instant start, long nanos, long position, OutputSpool.Pages pages) {

        Draft passed(Instant end, long ended) {
            return new Draft(this, Outcome.PASSED, Optional.empty(), Optional.empty(), end, ended);
        }

        Draft red(Outcome outcome, Failure failure, Instant end, long ended) {
            return new Draft(this, outcome, Optional.of(failure), Optional.empty(), end, ended);
        }

        Draft skipped(String reason, Instant end, long ended) {
            return new Draft(this, Outcome.SKIPPED, Optional.empty(), Optional.of(reason), end, ended);
        }

        /** Stopped by an assumption: skipped, and it is known where. */
        Draft aborted(Failure failure, Instant end, long ended) {
            String reason = failure.message().orElse(failure.type());
            return new Draft(this, Outcome.SKIPPED, Optional.of(failure), Optional.of(reason), end, ended);
        }
    }

    /**
     * The same end for another one, which did not get to begin because of this one. That its end stands before its
     * beginning in the stream of events is how reports tell that it never ran.
     */
    Draft inheritedBy(Begun other) {
        return new Draft(other, outcome, failure, skipReason, end, ended);
    }

    TestResult result(int worker) {
        return new TestResult(
                begun.id(),
                begun.node(),
                outcome,
                failure,
                skipReason,
                begun.start(),
                Duration.between(begun.start(), end),
                begun.pages().output(),
                worker,
                new Span(begun.position(), ended));
    }
}
