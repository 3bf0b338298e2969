package dev.vivace.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs of a subject's suite on mutants of its program.
 *
 * @param subject whose tests ran
 * @param unchanged on the program as it is
 * @param mutants on one mutant each
 */
record MutationComparison(Subject subject, Trial unchanged, List<Trial> mutants) {

    MutationComparison {
        mutants = List.copyOf(mutants);
    }

    /**
     * The same program, run in both ways.
     *
     * @param name what was changed
     * @param process with a JVM per class
     * @param reset after resets
     */
    record Trial(String name, Verdicts process, Verdicts reset) {

        private static Trial of(String name, SubjectProject project, Function<String, Contender> vivace, int number) {
            return new Trial(
                    name,
                    Measurement.of(vivace.apply("process"), project, number).verdicts(),
                    Measurement.of(vivace.apply("reset"), project, number).verdicts());
        }

        /** Tests that judge it otherwise after a reset. */
        SortedSet<TestCase> differences() {
            return process.differencesTo(reset);
        }
    }

    /** Lets Vivace run the suite on the program as it is, and on this many of its mutants. */
    static MutationComparison of(SubjectProject project, Function<String, Contender> vivace, int count, long seed) {
        Trial unchanged = Trial.of("unchanged", project, vivace, 0);
        Mutants all = Mutants.of(
                LaunchJson.read(project.directory()).jarOf(project.subject().artifact()));
        List<Trial> trials = new ArrayList<>();
        for (Mutants.Mutant mutant : all.sample(count, seed)) {
            mutant.during(
                    project.directory().resolve("target/classes"),
                    () -> trials.add(Trial.of(mutant.name(), project, vivace, trials.size() + 1)));
        }
        return new MutationComparison(project.subject(), unchanged, trials);
    }

    long killed(Function<Trial, Verdicts> way) {
        return mutants.stream().filter(trial -> !found(trial, way).isEmpty()).count();
    }

    /** Tests that do something else than on the program as it is. */
    private SortedSet<TestCase> found(Trial mutant, Function<Trial, Verdicts> way) {
        SortedSet<TestCase> found = way.apply(unchanged).differencesTo(way.apply(mutant));
        found.removeAll(unsteady());
        return found;
    }

    /** Mutants that are killed in one way only. */
    List<Trial> disputed() {
        return mutants.stream()
                .filter(trial -> found(trial, Trial::process).isEmpty()
                        != found(trial, Trial::reset).isEmpty())
                .toList();
    }

    /** Tests that judge a mutant otherwise after a reset. */
    SortedSet<TestCase> differences(Trial mutant) {
        SortedSet<TestCase> differences = mutant.differences();
        differences.removeAll(unsteady());
        return differences;
    }

    /** Tests of which the program as it is shows that one cannot go by them. */
    private SortedSet<TestCase> unsteady() {
        return Stream.concat(
                        unchanged.differences().stream(),
                        unchanged.process().byTest().keySet().stream().filter(subject::isFlaky))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    boolean isProof() {
        return mutants.stream().allMatch(mutant -> differences(mutant).isEmpty());
    }
}
