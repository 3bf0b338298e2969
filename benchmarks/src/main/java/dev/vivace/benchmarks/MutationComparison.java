package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
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

        /** Tests that judge it otherwise after a reset. */
        SortedSet<TestCase> differences() {
            return process.differencesTo(reset);
        }
    }

    /**
     * Lets Vivace run the suite on the program as it is, and on this many of its mutants.
     *
     * @param vivace with an isolation, and so much time for each test
     */
    static MutationComparison of(
            SubjectProject project, BiFunction<String, Optional<Duration>, Contender> vivace, int count, long seed) {
        Measurement process = Measurement.of(vivace.apply("process", Optional.empty()), project, 0);
        Measurement reset = Measurement.of(vivace.apply("reset", Optional.empty()), project, 0);
        Trial unchanged = new Trial("unchanged", process.verdicts(), reset.verdicts());
        Optional<Duration> limit = Optional.of(limit(reset));
        Mutants all = Mutants.of(
                LaunchJson.read(project.directory()).jarOf(project.subject().artifact()));
        List<Trial> trials = new ArrayList<>();
        for (Mutants.Mutant mutant : all.sample(count, seed)) {
            int number = trials.size() + 1;
            mutant.during(
                    project.directory().resolve("target/classes"),
                    () -> trials.add(new Trial(
                            mutant.name(),
                            Measurement.of(vivace.apply("process", limit), project, number)
                                    .verdicts(),
                            Measurement.of(vivace.apply("reset", limit), project, number)
                                    .verdicts())));
        }
        return new MutationComparison(project.subject(), unchanged, trials);
    }

    /** Some mutants never end: a test of theirs may take twice as long as the whole command did. */
    private static Duration limit(Measurement unchanged) {
        return unchanged.wall().multipliedBy(2);
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
