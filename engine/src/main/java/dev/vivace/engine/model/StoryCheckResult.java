package dev.vivace.engine.model;

import java.util.List;

/**
 * What came of running stories with and without reuse, in several orders.
 *
 * @param tests how many there are
 * @param runs how often orders ran
 * @param differences tests whose verdict is not always the same
 */
public record StoryCheckResult(int tests, int runs, List<StoryDifference> differences) {

    public StoryCheckResult {
        differences = List.copyOf(differences);
    }
}
