package dev.vivace.benchmarks;

import java.util.List;
import java.util.Set;

/**
 * What a test did each time it was asked.
 *
 * @param attempts in the order of {@code run.json}
 * @param flags what they add up to
 */
record TestAttempts(List<Attempt> attempts, Set<String> flags) {

    TestAttempts {
        attempts = List.copyOf(attempts);
        flags = Set.copyOf(flags);
    }

    /** What it did once. */
    record Attempt(Stage stage, Verdict verdict) {}

    /** Whether it is red if nobody asks beyond this stage. */
    boolean isRedAfter(Stage last) {
        return attempts.stream()
                .filter(attempt -> attempt.stage().compareTo(last) <= 0)
                .reduce((earlier, later) -> later)
                .filter(attempt -> attempt.verdict().isRed())
                .isPresent();
    }
}
