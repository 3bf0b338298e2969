package dev.vivace.benchmarks;

import java.util.Locale;

/** What a report says about a test, in the words that both tools' reports share. */
enum Verdict {
    PASSED,
    FAILED,
    ERRORED,
    SKIPPED;

    /** The outcome in {@code run.json}; a test that crashed or took too long is an error in XML. */
    static Verdict ofOutcome(String outcome) {
        return switch (outcome) {
            case "crashed", "timed-out" -> ERRORED;
            default -> valueOf(outcome.toUpperCase(Locale.ROOT));
        };
    }

    /** Whether it makes a build red. */
    boolean isRed() {
        return this == FAILED || this == ERRORED;
    }

    /** The form for people. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
