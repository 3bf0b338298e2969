package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What follows from the repairs of some tests. */
record FixFigures(List<FixComparison> comparisons) {

    /** What is wanted. */
    static final double WANTED_RATIO = 10;

    static final Duration WANTED_TIME = Duration.ofSeconds(30);

    FixFigures {
        comparisons = List.copyOf(comparisons);
    }

    /** The same of each project by itself. */
    Map<String, FixFigures> bySubject() {
        return comparisons.stream()
                .collect(Collectors.groupingBy(
                        FixComparison::subject,
                        TreeMap::new,
                        Collectors.collectingAndThen(Collectors.toList(), FixFigures::new)));
    }

    /** Those with a test that helps, or those without, as far as that is known. */
    List<FixComparison> helped(boolean byATest) {
        return comparisons.stream()
                .filter(comparison -> !comparison.isUndecided() && comparison.hasHelper() == byATest)
                .toList();
    }

    /** How many were given up before that was known. */
    long undecided() {
        return comparisons.stream().filter(FixComparison::isUndecided).count();
    }

    /** The median of those that can be compared. */
    Optional<Ratio> ratio() {
        List<Ratio> ratios = comparisons.stream()
                .map(FixComparison::ratio)
                .flatMap(Optional::stream)
                .toList();
        return ratios.isEmpty() ? Optional.empty() : Optional.of(Ratio.median(ratios));
    }

    /** The median time to the first patch. */
    Optional<Duration> firstPatch() {
        return median(timesToPatch().map(Duration::toMillis).map(Long::doubleValue))
                .map(millis -> Duration.ofMillis(Math.round(millis)));
    }

    /** The time of all patches together, one after another. */
    Duration allPatches() {
        return timesToPatch().reduce(Duration.ZERO, Duration::plus);
    }

    private Stream<Duration> timesToPatch() {
        return comparisons.stream().map(FixComparison::reset).flatMap(attempt -> attempt.firstPatch().stream());
    }

    List<FixJson> patches() {
        return comparisons.stream()
                .flatMap(comparison -> comparison.reset().patched().stream())
                .toList();
    }

    /** Those that differ in some statement. */
    long uniquePatches() {
        return patches().stream().map(FixJson::code).distinct().count();
    }

    Optional<Double> patchSize() {
        return median(patches().stream().map(patch -> (double) patch.statements()));
    }

    /** The median of the part of the helper's statements that are left in a patch. */
    Optional<Double> shareOfHelper() {
        return median(patches().stream()
                .filter(patch -> patch.helperStatements() > 0)
                .map(patch -> (double) patch.statements() / patch.helperStatements()));
    }

    private static Optional<Double> median(Stream<Double> numbers) {
        List<Double> all = numbers.toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(Median.of(all));
    }

    /** How many tests of a kind were found. */
    int count(Function<FixJson, FixJson.Searched> kind) {
        return searched(kind).mapToInt(FixJson.Searched::count).sum();
    }

    /** The mean time to the first test of a kind; empty where there is none. */
    Optional<Duration> first(Function<FixJson, FixJson.Searched> kind) {
        return mean(searched(kind).flatMap(searched -> searched.first().stream()));
    }

    /** The mean time until no more were looked for; empty where nobody looked. */
    Optional<Duration> all(Function<FixJson, FixJson.Searched> kind) {
        return mean(searched(kind).flatMap(searched -> searched.all().stream()));
    }

    private Stream<FixJson.Searched> searched(Function<FixJson, FixJson.Searched> kind) {
        return comparisons.stream()
                .flatMap(comparison -> comparison.all().fix().stream())
                .map(kind);
    }

    private static Optional<Duration> mean(Stream<Duration> times) {
        List<Duration> all = times.toList();
        return all.stream().reduce(Duration::plus).map(sum -> sum.dividedBy(all.size()));
    }
}
