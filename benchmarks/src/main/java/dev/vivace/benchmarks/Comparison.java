package dev.vivace.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
        return reference().differences(vivace);
    }

    /** Tests on which Vivace differs, and Surefire from itself. */
    SortedSet<TestCase> excused() {
        return reference().excused(vivace);
    }

    /** Tests that Surefire judged differently from one of its runs to another. */
    SortedSet<TestCase> unsteady() {
        return reference().unsteady();
    }

    private Reference reference() {
        return new Reference(subject, surefire);
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
        return (double) Median.of(vivace, Measurement::wall).toNanos()
                / Median.of(surefire, Measurement::wall).toNanos();
    }

    /** Whether the ratio, as it is printed, is at most this; true where there is none. */
    boolean isWithin(double maxRatio) {
        return vivace.isEmpty() || Math.round(ratio() * 100) <= maxRatio * 100;
    }
}
