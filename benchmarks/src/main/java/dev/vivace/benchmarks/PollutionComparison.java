package dev.vivace.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Runs of a subject with a JVM per class, and runs in which every class leaves its JVM polluted.
 *
 * @param subject whose tests ran
 * @param reference with a JVM per class, unpolluted
 * @param unprotected polluted, and nothing forgotten
 * @param reset polluted, and forgotten between classes
 */
record PollutionComparison(
        Subject subject, List<Measurement> reference, List<Measurement> unprotected, List<Measurement> reset) {

    PollutionComparison {
        reference = List.copyOf(reference);
        unprotected = List.copyOf(unprotected);
        reset = List.copyOf(reset);
    }

    /** Lets Vivace run a project, and a polluted copy of it, each as often. */
    static PollutionComparison of(
            SubjectProject clean, SubjectProject polluted, Function<String, Contender> vivace, int repetitions) {
        Contender process = vivace.apply("process");
        Contender none = vivace.apply("none");
        Contender reset = vivace.apply("reset");
        Map<String, List<Measurement>> ofClean = Contest.of(process).run(clean, repetitions);
        Map<String, List<Measurement>> ofPolluted = Contest.of(none, reset).run(polluted, repetitions);
        return new PollutionComparison(
                clean.subject(),
                ofClean.get(process.name()),
                ofPolluted.get(none.name()),
                ofPolluted.get(reset.name()));
    }

    /** Whether the pollution did harm, and none of it was left after a reset. */
    boolean isProof() {
        return !harmedWithoutReset().isEmpty() && harmedAfterReset().isEmpty();
    }

    SortedSet<TestCase> harmedWithoutReset() {
        return harmed(unprotected);
    }

    /** Before a red test was asked again. */
    SortedSet<TestCase> harmedAfterReset() {
        return harmed(reset);
    }

    /** Why JVMs were replaced, which protects from pollution without a reset. */
    SortedSet<String> taints() {
        return reset.stream()
                .flatMap(run -> record(run).taints().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Tests that did something else than in a JVM per class, where they always do the same. */
    private SortedSet<TestCase> harmed(List<Measurement> runs) {
        Verdicts expected = record(reference.get(0)).firstAttempts();
        SortedSet<TestCase> unsteady = differing(expected, reference);
        SortedSet<TestCase> harmed = differing(expected, runs);
        harmed.removeIf(test -> unsteady.contains(test)
                || subject.isFlaky(test)
                || !expected.byTest().containsKey(test));
        return harmed;
    }

    private static SortedSet<TestCase> differing(Verdicts expected, List<Measurement> runs) {
        return runs.stream()
                .flatMap(run -> expected.differencesTo(record(run).firstAttempts()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static RunJson record(Measurement run) {
        return run.runJson().orElseThrow(() -> new IllegalStateException("Only Vivace runs polluted projects"));
    }
}
