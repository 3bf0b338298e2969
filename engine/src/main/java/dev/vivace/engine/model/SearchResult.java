package dev.vivace.engine.model;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a search found.
 *
 * @param findings confirmed ones, in the sequence in which they were found
 * @param orders how many orders ran in the search
 * @param pairsLeftOut how many pairs of classes were never tried, because they share no state that we see
 * @param unconfirmed how many tests contradicted themselves in the search and not in new JVMs
 * @param alwaysRed tests that were red in all orders, and why in one of them
 * @param unexplained tests with different verdicts for which there was no time
 * @param complete whether all orders ran that are worth it; otherwise the budget ended first
 * @param wall how long it took
 */
public record SearchResult(
        List<Finding> findings,
        int orders,
        int pairsLeftOut,
        int unconfirmed,
        Map<TestId, Failure> alwaysRed,
        Set<TestId> unexplained,
        boolean complete,
        Duration wall) {

    public SearchResult {
        findings = List.copyOf(findings);
        alwaysRed = Map.copyOf(alwaysRed);
        unexplained = Set.copyOf(unexplained);
    }
}
