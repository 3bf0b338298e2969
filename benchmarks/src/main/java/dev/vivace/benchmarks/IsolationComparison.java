package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    static final String PROCESS = "vivace-process";
    static final String RESET = "vivace-reset";
    static final List<String> OURS = List.of(PROCESS, RESET, "vivace-auto");

    /** Tests to which a contender gave another verdict than a JVM per class, where that is steady. */
    SortedSet<TestCase> differences(String contender) {
        return reference().differences(runs.get(contender));
    }

    /** Tests that a JVM per class judged differently from one run to another. */
    SortedSet<TestCase> unsteady() {
        return reference().unsteady();
    }

    private Reference reference() {
        return new Reference(subject, runs.get(REFERENCE));
    }

    Duration wall(String contender) {
        return Median.of(runs.get(contender), Measurement::wall);
    }

    Duration cpu(String contender) {
        return Median.of(runs.get(contender), Measurement::cpu);
    }

    /** Those of all runs with resets. */
    Boundaries boundaries() {
        return Boundaries.together(
                runs.get(RESET).stream().map(Measurement::boundaries).toList());
    }

    /** How many times as long as a JVM per class a contender takes, in neighbouring runs. */
    Spread ofReference(String contender) {
        List<Measurement> reference = runs.get(REFERENCE);
        List<Measurement> some = runs.get(contender);
        return Spread.of(IntStream.range(0, some.size())
                .mapToObj(i -> ratio(some.get(i).wall(), reference.get(i).wall()))
                .toList());
    }

    /** How much of what a JVM per class costs above one JVM is gone. */
    double overheadGone(String contender) {
        double overhead = wall(REFERENCE).minus(wall(ONE_JVM)).toMillis();
        return wall(REFERENCE).minus(wall(contender)).toMillis() / overhead;
    }

    /** The part of the time of a JVM per class that resets save. */
    double saved() {
        return 1 - ratio(wall(RESET), wall(REFERENCE));
    }

    /** How much longer it takes with resets than in one JVM without, as a part of that. */
    double aboveOneJvm() {
        return ratio(wall(RESET), wall(ONE_JVM)) - 1;
    }

    /** How many times faster our JVMs per class are, and how many times less processor time they need. */
    double processFaster() {
        return ratio(wall(REFERENCE), wall(PROCESS));
    }

    double processCheaper() {
        return ratio(cpu(REFERENCE), cpu(PROCESS));
    }

    private static double ratio(Duration dividend, Duration divisor) {
        return (double) dividend.toMillis() / divisor.toMillis();
    }

    int classes() {
        return runs.get(REFERENCE).get(0).verdicts().byClass().size();
    }

    /** How many classes left a JVM that could not forget them. */
    long tainting() {
        return taints().stream()
                .map(taint -> taint.substring(0, taint.indexOf(": ")))
                .distinct()
                .count();
    }

    /** These classes, and what could not be forgotten. */
    SortedSet<String> taints() {
        return runs.get(RESET).stream()
                .flatMap(run -> run.runJson().stream())
                .flatMap(json -> json.taints().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The two ways of Surefire, then ours. */
    static Stream<String> contenders() {
        return Stream.concat(Stream.of(REFERENCE, ONE_JVM), OURS.stream());
    }
}
