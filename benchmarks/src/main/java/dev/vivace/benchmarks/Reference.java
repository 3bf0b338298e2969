package dev.vivace.benchmarks;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The runs whose verdicts others should give, too.
 *
 * @param subject whose tests ran
 * @param runs never empty
 */
record Reference(Subject subject, List<Measurement> runs) {

    Reference {
        runs = List.copyOf(runs);
    }

    /** Those that count, as far as the runs agree. */
    Verdicts verdicts() {
        return runs.get(0).verdicts();
    }

    /** Tests that these runs themselves judged differently. */
    SortedSet<TestCase> unsteady() {
        return deviations(runs);
    }

    /** Tests on which other runs differ although these are steady. */
    SortedSet<TestCase> differences(List<Measurement> others) {
        SortedSet<TestCase> differences = deviations(others);
        differences.removeAll(unsteady());
        differences.removeIf(subject::isFlaky);
        return differences;
    }

    /** Tests on which other runs differ, and these from each other, or it is known that they do. */
    SortedSet<TestCase> excused(List<Measurement> others) {
        SortedSet<TestCase> excused = deviations(others);
        excused.removeAll(differences(others));
        return excused;
    }

    /** What these runs say about a test. */
    String describe(TestCase test) {
        return Table.describe(runs, test);
    }

    private SortedSet<TestCase> deviations(List<Measurement> others) {
        return others.stream()
                .flatMap(run -> verdicts().differencesTo(run.verdicts()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
