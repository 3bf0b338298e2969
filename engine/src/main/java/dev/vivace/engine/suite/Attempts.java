package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All runs of a test, which add up to its verdict.
 *
 * @param id of the test
 * @param all first to last
 * @param raced whether it was red only because of what ran beside it
 */
record Attempts(TestId id, List<Attempt> all, boolean raced) {

    /** The flag of a test that was both green and red in runs of the same order. */
    static final String NONDETERMINISTIC = "nondeterministic";

    Attempts {
        all = List.copyOf(all);
    }

    /** What counts. */
    TestVerdict verdict() {
        return outcomes(Stage.CLASS).isEmpty() ? ofRuns() : ofContexts();
    }

    /** Red is what is red in its class alone and in the suite; one of them suffices to pass. */
    private TestVerdict ofContexts() {
        List<Outcome> alone = outcomes(Stage.CLASS);
        List<Outcome> inSuite = outcomes(Stage.SUITE);
        Outcome first = decisive(alone);
        Outcome again = again(first);
        if (again != first) {
            return new TestVerdict(id, again, Set.of(), all);
        }
        if (!first.isRed()) {
            boolean broken = inSuite.stream().anyMatch(Outcome::isRed);
            Set<String> flags = broken ? Set.of(TestVerdict.BROKEN_BY_EARLIER_CLASSES) : whyRedBefore();
            return new TestVerdict(id, first, flags, all);
        }
        if (inSuite.isEmpty() || decisive(inSuite).isRed()) {
            return new TestVerdict(id, first, Set.of(), all);
        }
        return new TestVerdict(id, decisive(inSuite), Set.of(TestVerdict.NEEDS_EARLIER_CLASSES), all);
    }

    private Set<String> whyRedBefore() {
        if (outcomes(Stage.ALONE).stream().anyMatch(Outcome::isRed)) {
            return Set.of(TestVerdict.NEEDS_ITS_CLASS);
        }
        return raced ? Set.of(TestVerdict.RACED) : Set.of();
    }

    private TestVerdict ofRuns() {
        List<Outcome> runs = counting();
        boolean isRed = runs.stream().anyMatch(Outcome::isRed);
        boolean isMixed = isRed && !runs.stream().allMatch(Outcome::isRed);
        Set<String> flags = isMixed ? Set.of(NONDETERMINISTIC) : isRed ? Set.of() : whyRedBefore();
        Outcome first = decisive(runs.isEmpty() ? outcomes(Stage.RERUN) : runs);
        return new TestVerdict(id, again(first), flags, all);
    }

    /** Where a test ran with the suite, or alone, too, what it did beside others does not count. */
    private List<Outcome> counting() {
        return Stream.of(Stage.SUITE, Stage.ALONE)
                .map(this::outcomes)
                .filter(outcomes -> !outcomes.isEmpty())
                .findFirst()
                .orElseGet(() -> all.stream()
                        .filter(attempt -> attempt.stage() != Stage.RERUN)
                        .map(attempt -> attempt.result().outcome())
                        .toList());
    }

    /** What counts after reruns: one pass suffices, or any other end of what could not even begin before. */
    private Outcome again(Outcome first) {
        List<Outcome> again = outcomes(Stage.RERUN);
        if (!first.isRed() || again.isEmpty()) {
            return first;
        }
        boolean couldNotBegin = all.stream()
                .filter(attempt -> attempt.stage() != Stage.RERUN)
                .allMatch(attempt -> attempt.result().isInherited());
        return again.stream()
                .filter(outcome -> outcome == Outcome.PASSED || couldNotBegin && !outcome.isRed())
                .findFirst()
                .orElse(first);
    }

    /** Red if any of several runs is. */
    private static Outcome decisive(List<Outcome> runs) {
        return runs.stream().filter(Outcome::isRed).findFirst().orElse(runs.get(runs.size() - 1));
    }

    /** What happened in this stage. */
    List<Outcome> outcomes(Stage stage) {
        return all.stream()
                .filter(attempt -> attempt.stage() == stage)
                .map(attempt -> attempt.result().outcome())
                .toList();
    }
}
