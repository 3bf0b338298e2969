package dev.vivace.engine.model;

import java.util.Locale;

/**
 * One run of a test on the way to its verdict.
 *
 * @param stage why it was run
 * @param round how often the project had asked for reruns by then; 0 for a run that is no rerun
 * @param result what happened
 */
public record Attempt(Stage stage, int round, TestResult result) {

    public Attempt {
        if ((stage == Stage.RERUN) != (round > 0)) {
            throw new IllegalArgumentException(stage + " in round " + round);
        }
    }

    /** A run that is no rerun. */
    public Attempt(Stage stage, TestResult result) {
        this(stage, 0, result);
    }

    /** Why a test was run. */
    public enum Stage {
        /** Beside others. */
        PARALLEL,
        /** Just this test in a JVM. */
        ALONE,
        /** Its whole class in a JVM. */
        CLASS,
        /** The suite in order in one JVM. */
        SUITE,
        /** Again because the project asks for reruns of failing tests. */
        RERUN,
        /** To check a verdict. */
        AUDIT;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
