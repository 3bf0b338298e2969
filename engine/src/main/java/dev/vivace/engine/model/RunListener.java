package dev.vivace.engine.model;

import java.time.Duration;

/** Watches a run while it happens. Called from one thread at a time; can never change a result. */
public interface RunListener {

    /** Ignores everything. */
    RunListener NONE = new RunListener() {};

    /** A sentence for those who want to know how it works inside. */
    default void detail(String sentence) {}

    /** So many tests are about to run again, because some of them were red, or skipped themselves, where that decides nothing. */
    default void stageBegan(Attempt.Stage stage, int tests) {}

    /** They have run. */
    default void stageEnded() {}

    /**
     * A worker's JVM is about to run its first tests.
     *
     * @param idle how long it had nothing to do before, because it was started ahead of its time
     */
    default void workerStarted(int worker, long pid, Duration idle) {}

    /** A test began. */
    default void testStarted(int worker, TestId id) {}

    /** A test ended or was skipped. */
    default void testFinished(TestResult result) {}

    /** A worker went away with work left. */
    default void workerLost(int worker, WorkerLoss loss) {}
}
