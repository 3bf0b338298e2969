package dev.vivace.engine.model;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What happened to one test, or to one container, in one run of it.
 *
 * @param id its identity
 * @param node its place in the platform's tree
 * @param outcome what became of it
 * @param failure why it is red
 * @param skipReason why it was skipped
 * @param start when it began
 * @param duration how long it took
 * @param output what it printed
 * @param worker number of the worker that ran it
 * @param span where it stands in the stream of events
 */
public record TestResult(
        TestId id,
        TestNode node,
        Outcome outcome,
        Optional<Failure> failure,
        Optional<String> skipReason,
        Instant start,
        Duration duration,
        CapturedOutput output,
        int worker,
        Span span) {

    /** Whether it was skipped by something that it found out itself while it ran, free memory for example. */
    public boolean isAborted() {
        return outcome == Outcome.SKIPPED && span.began() < span.ended();
    }

    /** Whether it never ran, and has what became of the container around it. */
    public boolean isInherited() {
        return span.began() > span.ended();
    }

    /** Whether nothing happened, because the run was stopped before it. */
    public boolean isUnreached() {
        return span.equals(Span.NEVER);
    }

    /** Whether this red container is what the other result tells, or has from it. */
    public boolean made(TestResult other) {
        return outcome.isRed()
                && worker == other.worker
                && (span.equals(other.span)
                        || other.isInherited() && other.node.uniqueId().startsWith(node.uniqueId() + "/"));
    }

    /** The same of a container that was red where that does not count. */
    public TestResult recovered() {
        return new TestResult(
                id, node, Outcome.PASSED, Optional.empty(), skipReason, start, duration, output, worker, span);
    }

    /**
     * Positions in the stream of events of all workers of a pool. Times collide within a millisecond, positions never
     * do, so that reports can tell what happened in the order in which it happened.
     *
     * @param began position of the event with which it began; of its only event where it was skipped
     * @param ended position of the event with which it ended
     */
    public record Span(long began, long ended) {

        /** After all that happened. */
        public static final Span NEVER = new Span(Long.MAX_VALUE, Long.MAX_VALUE);
    }
}
