package dev.vivace.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What we say of stories, beside what was measured.
 *
 * @param chain how many times as fast the tests of the chain are with reuse
 * @param overhead what a story costs a test without reuse, in microseconds
 */
record StoryPromises(double chain, double overhead) {

    /** Of the paper's own suite of acceptance tests. */
    private static final double PAPER = 8.3;

    private static final double MOST_MICROSECONDS = 50;

    /** A line for each that does not hold here. */
    List<String> missed() {
        List<String> missed = new ArrayList<>();
        if (!(chain >= PAPER)) {
            missed.add(String.format(
                    Locale.ROOT,
                    "MISSED: the chain is %.1fx as fast with reuse, the paper's was %.1fx.",
                    chain,
                    PAPER));
        }
        if (!(overhead < MOST_MICROSECONDS)) {
            missed.add(String.format(
                    Locale.ROOT,
                    "MISSED: a story costs a test %.1f µs, not less than %.0f.",
                    overhead,
                    MOST_MICROSECONDS));
        }
        return missed;
    }
}
