package dev.vivace.engine.model;

import java.util.Locale;

/** What became of a test. */
public enum Outcome {
    PASSED,
    /** An assertion did not hold. */
    FAILED,
    /** Something else was thrown. */
    ERRORED,
    /** Disabled, filtered by a condition, or stopped by an assumption. */
    SKIPPED,
    /** Took longer than allowed and was ended. */
    TIMED_OUT,
    /** Its JVM went away while it ran. */
    CRASHED;

    /** Whether a build with this outcome is red. */
    public boolean isRed() {
        return this != PASSED && this != SKIPPED;
    }

    /** The form in files and on the terminal, {@code timed-out} for example. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
