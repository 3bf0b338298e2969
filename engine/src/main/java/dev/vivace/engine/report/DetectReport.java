package dev.vivace.engine.report;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code detect.json}.
 *
 * @param seed of shuffled orders
 * @param orders how many ran
 * @param pairsLeftOut pairs of classes that were never tried, because they share no state that we see
 * @param unconfirmed tests that contradicted themselves in the search and not in new JVMs
 * @param alwaysRed tests that were red in all orders
 * @param alwaysRedFailures the first line of why, for each of them by its name
 * @param complete whether all orders ran that are worth it
 * @param wallMillis how long it took
 * @param findings what was found
 */
public record DetectReport(
        long seed,
        int orders,
        int pairsLeftOut,
        int unconfirmed,
        List<TestId> alwaysRed,
        Map<String, String> alwaysRedFailures,
        boolean complete,
        long wallMillis,
        List<Found> findings) {

    public DetectReport {
        alwaysRed = List.copyOf(alwaysRed);
        alwaysRedFailures = Collections.unmodifiableMap(new LinkedHashMap<>(alwaysRedFailures));
        findings = List.copyOf(findings);
    }

    /**
     * One finding.
     *
     * @param test which
     * @param kind why its verdict changes
     * @param rate how often it is red
     * @param passingOrder file with an order in which it passes, from where this file is
     * @param failingOrder file with an order in which it is red
     * @param failure why it is red there, in a line
     */
    public record Found(
            TestId test, Finding.Kind kind, double rate, String passingOrder, String failingOrder, String failure) {}
}
