package dev.vivace.engine.boost;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What became of the tests of a run, invocations apart.
 *
 * @param outcomes of each that ran or was skipped
 * @param complete whether all of them came to an end
 */
record Verdicts(Map<TestId, Outcome> outcomes, boolean complete) {

    static Verdicts of(OrderRun run) {
        Map<TestId, Outcome> outcomes = new TreeMap<>();
        for (TestResult result : run.tests()) {
            outcomes.merge(result.id(), result.outcome(), (one, other) -> one.isRed() ? one : other);
        }
        return new Verdicts(outcomes, run.loss().isEmpty() && run.notRun().isEmpty());
    }

    /** A test that is red; empty where all are well. */
    Optional<TestId> red() {
        return outcomes.entrySet().stream()
                .filter(entry -> entry.getValue().isRed())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** A test that is missing here or there, or became something else; empty where all are the same. */
    Optional<TestId> differenceTo(Verdicts other) {
        return differencesTo(other).stream().findFirst();
    }

    /** All tests that are missing here or there, or became something else. */
    List<TestId> differencesTo(Verdicts other) {
        TreeMap<TestId, Outcome> all = new TreeMap<>(other.outcomes);
        all.putAll(outcomes);
        return all.keySet().stream()
                .filter(test -> outcomes.get(test) != other.outcomes.get(test))
                .toList();
    }
}
