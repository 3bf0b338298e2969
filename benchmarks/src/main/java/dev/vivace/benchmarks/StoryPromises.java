package dev.vivace.benchmarks;

import dev.vivace.benchmarks.Checks.Check;
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

    Checks checks() {
        return Checks.of(
                new Check(
                        "the chain is at least as much faster with reuse as the paper's, 8.3x",
                        String.format(Locale.ROOT, "it is %.1fx", chain),
                        chain >= PAPER),
                new Check(
                        "a story costs a test less than 50 µs",
                        String.format(Locale.ROOT, "it costs %.1f µs", overhead),
                        overhead < MOST_MICROSECONDS));
    }
}
