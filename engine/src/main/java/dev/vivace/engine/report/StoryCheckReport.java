package dev.vivace.engine.report;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryDifference.Kind;
import dev.vivace.engine.model.TestId;
import java.util.List;

/**
 * {@code stories-check.json}.
 *
 * @param seed of shuffled orders
 * @param runs how often orders ran
 * @param tests how many there are
 * @param differences tests whose verdict is not always the same
 */
public record StoryCheckReport(long seed, int runs, int tests, List<Difference> differences) {

    public StoryCheckReport {
        differences = List.copyOf(differences);
    }

    /**
     * A test whose verdict differs from that in natural order without reuse.
     *
     * @param test which
     * @param kind what makes the difference
     * @param red whether it is red where it differs
     * @param reuse with which it shows
     * @param order file with the order in which it shows, from where this file is
     * @param failure why it is red, in a line
     */
    public record Difference(TestId test, Kind kind, boolean red, Reuse reuse, String order, String failure) {}
}
