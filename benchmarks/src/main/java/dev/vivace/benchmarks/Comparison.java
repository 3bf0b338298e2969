package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All runs of a subject by both contenders; run {@code i} of one happened next to run {@code i} of the other.
 *
 * @param subject whose tests ran
 * @param surefire never empty
 * @param vivace as many, or none where only Surefire was asked for
 */
record Comparison(Subject subject, List<Measurement> surefire, List<Measurement> vivace) {

    Comparison {
        surefire = List.copyOf(surefire);
        vivace = List.copyOf(vivace);
    }

    /** Of what was measured with Surefire, and with Vivace where it was asked, in this order. */
    static Comparison of(Subject subject, Map<String, List<Measurement>> measured) {
        List<List<Measurement>> runs = List.copyOf(measured.values());
        return new Comparison(subject, runs.get(0), runs.size() == 1 ? List.of() : runs.get(1));
    }

    /** Whether both gave the same verdicts wherever Surefire agrees with itself, and Vivace's own record agrees. */
    boolean isEqual() {
        return differences().isEmpty() && disagreements().isEmpty();
    }

    /** Tests on which Vivace differs although Surefire is steady. */
    SortedSet<TestCase> differences() {
        SortedSet<TestCase> differences = differencesOfPairs();
        differences.removeIf(this::isUnsteady);
        return differences;
    }

    /** Tests on which Vivace differs, and Surefire from itself. */
    SortedSet<TestCase> excused() {
        SortedSet<TestCase> excused = differencesOfPairs();
        excused.removeIf(test -> !isUnsteady(test));
        return excused;
    }

    /** Tests that Surefire judged differently from one of its runs to another. */
    SortedSet<TestCase> unsteady() {
        Verdicts first = surefire.get(0).verdicts();
        return surefire.stream()
                .flatMap(run -> first.differencesTo(run.verdicts()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private SortedSet<TestCase> differencesOfPairs() {
        return IntStream.range(0, vivace.size())
                .boxed()
                .flatMap(i ->
                        surefire.get(i).verdicts().differencesTo(vivace.get(i).verdicts()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean isUnsteady(TestCase test) {
        return subject.isFlaky(test) || unsteady().contains(test);
    }

    /** Classes about which Vivace's own record says something else than its XML reports. */
    SortedSet<String> disagreements() {
        return vivace.stream()
                .flatMap(run -> run.runJson().stream().flatMap(json -> disagreements(run.verdicts(), json.verdicts())))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> disagreements(Verdicts xml, Verdicts json) {
        var ofXml = xml.byClass();
        var ofJson = json.byClass();
        return Stream.concat(ofXml.keySet().stream(), ofJson.keySet().stream())
                .filter(name -> !Objects.equals(ofXml.get(name), ofJson.get(name)));
    }

    /** Vivace's time as a multiple of Surefire's, both medians. */
    double ratio() {
        return (double) median(vivace, Measurement::wall).toNanos()
                / median(surefire, Measurement::wall).toNanos();
    }

    /** Whether the ratio, as it is printed, is at most this; true where there is none. */
    boolean isWithin(double maxRatio) {
        return vivace.isEmpty() || Math.round(ratio() * 100) <= maxRatio * 100;
    }

    static Duration median(List<Measurement> runs, Function<Measurement, Duration> time) {
        List<Duration> sorted = runs.stream().map(time).sorted().toList();
        Duration low = sorted.get((sorted.size() - 1) / 2);
        Duration high = sorted.get(sorted.size() / 2);
        return low.plus(high).dividedBy(2);
    }
}
