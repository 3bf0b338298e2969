package dev.vivace.engine.model;

import java.util.Optional;

/**
 * A worker went away before it had run all it was given: an outcome, not an exception.
 *
 * @param cause how it went
 * @param description one sentence for people
 * @param running the test that ran when it went, where one did
 */
public record WorkerLoss(Cause cause, String description, Optional<TestId> running) {

    /** Whether no test is red for it, so that it would go unnoticed. */
    public boolean isUnexplained() {
        return running.isEmpty() && cause != Cause.CANCELLED;
    }

    /** How a worker can be lost. */
    public enum Cause {
        /** A test called {@code System.exit} or {@code Runtime.halt}. */
        EXITED,
        /** The JVM crashed, was killed, or ran out of memory. */
        CRASHED,
        /** A test took longer than allowed, and the worker was ended. */
        TIMED_OUT,
        /** The run was cancelled. */
        CANCELLED
    }
}
