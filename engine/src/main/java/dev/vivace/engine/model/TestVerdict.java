package dev.vivace.engine.model;

import dev.vivace.engine.model.Attempt.Stage;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What counts for a test after all its attempts.
 *
 * @param id its identity
 * @param outcome what counts
 * @param flags what the attempts tell, {@code needs-earlier-classes} for example
 * @param attempts every run of it, first to last; at least one
 */
public record TestVerdict(TestId id, Outcome outcome, Set<String> flags, List<Attempt> attempts) {

    /** The flag of a test that the run did not get to before it was stopped. */
    public static final String NOT_RUN = "not-run";

    /** The flag of a test that was red where that may not count, and was not asked again before the run was stopped. */
    public static final String UNCONFIRMED = "unconfirmed";

    /** The flag of a test that was red because of what ran beside it. */
    public static final String RACED = "raced";

    /** The flag of a test that is red alone, and not in its class. */
    public static final String NEEDS_ITS_CLASS = "needs-its-class";

    /** The flag of a test that is red in its class alone, and not where earlier classes ran in the same JVM. */
    public static final String NEEDS_EARLIER_CLASSES = "needs-earlier-classes";

    /** The flag of a test that is red where earlier classes ran in the same JVM, and not in its class alone. */
    public static final String BROKEN_BY_EARLIER_CLASSES = "broken-by-earlier-classes";

    public TestVerdict {
        flags = Collections.unmodifiableSet(new TreeSet<>(flags));
        attempts = List.copyOf(attempts);
        if (attempts.isEmpty()) {
            throw new IllegalArgumentException("A verdict without an attempt: " + id);
        }
    }

    /** What happened in the attempt that counts: the last one with the outcome that counts. */
    public TestResult result() {
        return attempts.stream()
                .map(Attempt::result)
                .filter(result -> result.outcome() == outcome)
                .reduce((first, second) -> second)
                .orElseThrow(() -> new IllegalStateException("No attempt of " + id + " is " + outcome));
    }

    /**
     * What happens where the test usually runs: a JVM that was new to it because it was asked again, or to check it, takes
     * longer.
     */
    public TestResult usual() {
        return Stream.of(Stage.PARALLEL, Stage.SUITE)
                .flatMap(stage -> attempts.stream().filter(attempt -> attempt.stage() == stage))
                .map(Attempt::result)
                .filter(result -> result.outcome() == Outcome.PASSED)
                .findFirst()
                .orElseGet(this::result);
    }

    /** The attempts that decided: those in one context, and reruns that the project asks for. */
    public List<Attempt> deciding() {
        Stage context = context();
        return attempts.stream()
                .filter(attempt -> attempt.stage() == context || attempt.stage() == Stage.RERUN)
                .toList();
    }

    /** The last one, but its class if the test is red in the suite: then its class has the last word. */
    private Stage context() {
        Stage last = attempts.stream()
                .map(Attempt::stage)
                .filter(stage -> stage != Stage.RERUN)
                .reduce((earlier, later) -> later)
                .orElse(Stage.RERUN);
        boolean wasAskedAlone = attempts.stream().anyMatch(attempt -> attempt.stage() == Stage.CLASS);
        return last == Stage.SUITE && wasAskedAlone && isRedInSuite() ? Stage.CLASS : last;
    }

    private boolean isRedInSuite() {
        return attempts.stream()
                .anyMatch(attempt -> attempt.stage() == Stage.SUITE
                        && attempt.result().outcome().isRed());
    }

    /** Whether the run did not get to it. */
    public boolean isNotRun() {
        return flags.contains(NOT_RUN);
    }

    /** Whether it was red where that may not count, and nobody was asked whether it does. */
    public boolean isUnconfirmed() {
        return flags.contains(UNCONFIRMED);
    }

    /** Whether it passes only where earlier classes ran in the same JVM. */
    public boolean needsEarlierClasses() {
        return flags.contains(NEEDS_EARLIER_CLASSES);
    }

    /** Whether it passed only when it was run again in the same context. */
    public boolean passedOnlyAgain() {
        return outcome == Outcome.PASSED
                && deciding().stream()
                        .anyMatch(attempt -> attempt.result().outcome().isRed());
    }

    /** Whether it passed only after it had been red. */
    public boolean isFlaky() {
        return outcome == Outcome.PASSED
                && attempts.stream()
                        .anyMatch(attempt -> attempt.result().outcome().isRed());
    }
}
