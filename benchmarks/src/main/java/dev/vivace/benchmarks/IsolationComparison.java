package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All runs of a subject in all ways of isolation.
 *
 * @param subject whose tests ran
 * @param runs by the name of the contender
 */
record IsolationComparison(Subject subject, Map<String, List<Measurement>> runs) {

    static final String REFERENCE = "surefire-per-class";
    static final String ONE_JVM = "surefire";
    static final String RESET = "vivace-reset";
    static final List<String> OURS = List.of("vivace-process", RESET, "vivace-auto");

    boolean isEqual() {
        return OURS.stream().allMatch(name -> differences(name).isEmpty());
    }

    /** Tests to which a contender gave another verdict than a JVM per class, where that is steady. */
    SortedSet<TestCase> differences(String contender) {
        SortedSet<TestCase> unsteady = unsteady();
        Verdicts reference = runs.get(REFERENCE).get(0).verdicts();
        return runs.get(contender).stream()
                .flatMap(run -> reference.differencesTo(run.verdicts()).stream())
                .filter(test -> !unsteady.contains(test) && !subject.isFlaky(test))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Tests that a JVM per class judged differently from one run to another. */
    SortedSet<TestCase> unsteady() {
        Verdicts first = runs.get(REFERENCE).get(0).verdicts();
        return runs.get(REFERENCE).stream()
                .flatMap(run -> first.differencesTo(run.verdicts()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    Duration wall(String contender) {
        return Comparison.median(runs.get(contender), Measurement::wall);
    }

    Duration cpu(String contender) {
        return Comparison.median(runs.get(contender), Measurement::cpu);
    }

    /** Those of all runs with resets. */
    Boundaries boundaries() {
        return Boundaries.together(
                runs.get(RESET).stream().map(Measurement::boundaries).toList());
    }

    /** How much of what a JVM per class costs above one JVM is gone. */
    double overheadGone(String contender) {
        double overhead = wall(REFERENCE).minus(wall(ONE_JVM)).toMillis();
        return wall(REFERENCE).minus(wall(contender)).toMillis() / overhead;
    }

    /** The two ways of Surefire, then ours. */
    static Stream<String> contenders() {
        return Stream.concat(Stream.of(REFERENCE, ONE_JVM), OURS.stream());
    }
}
