package dev.vivace.benchmarks;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what is gained side by side as a Markdown table, then what is red and every verdict that differs. */
final class ParallelTable {

    private static final List<String> RATIO_HEADINGS = Table.row(
            Stream.of("subject", "vs surefire", "vs fork2", "vs parallel-classes", "vs the better"),
            Stream.of("differ: fork2", "parallel-classes", "vivace"));

    private static final List<String> TIME_HEADINGS = Table.row(
            Stream.of("subject", "tests", "skipped"), ParallelComparison.CONTENDERS.stream(), Stream.of("first"));

    private static final String RATIO_LEGEND =
            """

            `vs` is how many times as fast the test phase of Vivace is in neighbouring runs: the median and, in parentheses, the
            least and the most.
            """;

    private static final String TIME_LEGEND =
            """

            Times are those of the test phase: the median and, in parentheses, the shortest and the longest, then the median of
            the whole command. `first` is Vivace's first run, which has no history.

            """;

    private ParallelTable() {}

    static String of(List<ParallelComparison> comparisons) {
        return Table.lines(RATIO_HEADINGS, comparisons.stream().map(ParallelTable::ratios))
                + RATIO_LEGEND
                + summary(comparisons)
                + "\n"
                + Table.lines(TIME_HEADINGS, comparisons.stream().map(ParallelTable::times))
                + TIME_LEGEND
                + StageTable.of(comparisons)
                + comparisons.stream().map(ParallelTable::remarks).collect(Collectors.joining())
                + RawTable.of(runs(comparisons), ParallelComparison.CONTENDERS);
    }

    private static Map<String, Map<String, List<Measurement>>> runs(List<ParallelComparison> comparisons) {
        Map<String, Map<String, List<Measurement>>> runs = new LinkedHashMap<>();
        comparisons.forEach(comparison -> runs.put(comparison.subject().name(), comparison.runs()));
        return runs;
    }

    private static List<String> ratios(ParallelComparison comparison) {
        return Table.row(
                Stream.of(comparison.subject().name()),
                Stream.concat(Stream.of(ParallelComparison.REFERENCE), ParallelComparison.ALTERNATIVES.stream())
                        .map(name -> comparison.gains(name).map(Spread::times).orElse("-")),
                Stream.of(gain(comparison.gainOverAlternatives())),
                Stream.concat(ParallelComparison.ALTERNATIVES.stream(), Stream.of(ParallelComparison.VIVACE))
                        .map(name -> differing(comparison, name)));
    }

    private static List<String> times(ParallelComparison comparison) {
        Verdicts verdicts = comparison.reference().verdicts();
        return Table.row(
                Stream.of(
                        comparison.subject().name(),
                        Long.toString(verdicts.count()),
                        Long.toString(verdicts.count(Verdict.SKIPPED))),
                ParallelComparison.CONTENDERS.stream().map(name -> times(comparison, name)),
                Stream.of(Table.seconds(ParallelComparison.testPhase(
                        comparison.runs(ParallelComparison.VIVACE).get(0)))));
    }

    private static String times(ParallelComparison comparison, String name) {
        return comparison.hasTimes(name)
                ? Spread.of(comparison.runs(name), ParallelComparison::testPhase)
                                .seconds() + ", whole "
                        + Table.seconds(Median.of(comparison.runs(name), Measurement::wall))
                : "-";
    }

    private static String gain(OptionalDouble gain) {
        return gain.isPresent() ? String.format(Locale.ROOT, "%.2fx", gain.getAsDouble()) : "-";
    }

    private static String differing(ParallelComparison comparison, String name) {
        return comparison.runs(name).isEmpty()
                ? "-"
                : Integer.toString(comparison.differences(name).size());
    }

    private static List<Double> gainsOfLong(List<ParallelComparison> comparisons) {
        return comparisons.stream()
                .filter(ParallelComparison::isLong)
                .flatMap(comparison ->
                        comparison.gain(ParallelComparison.REFERENCE).stream().boxed())
                .toList();
    }

    private static String summary(List<ParallelComparison> comparisons) {
        List<Double> ofLong = gainsOfLong(comparisons);
        String median = ofLong.isEmpty() ? "-" : gain(OptionalDouble.of(Median.of(ofLong)));
        return "\nMedian vs surefire over the %d suites that take at least 20 s there: %s.\n"
                        .formatted(ofLong.size(), median)
                + worst("surefire", comparisons, comparison -> comparison.gain(ParallelComparison.REFERENCE))
                + worst("the better", comparisons, ParallelComparison::gainOverAlternatives);
    }

    private static String worst(
            String over, List<ParallelComparison> comparisons, Function<ParallelComparison, OptionalDouble> gain) {
        return comparisons.stream()
                .filter(comparison -> gain.apply(comparison).isPresent())
                .min(Comparator.comparingDouble(
                        comparison -> gain.apply(comparison).getAsDouble()))
                .map(worst -> "Worst vs %s: %s, %s.\n"
                        .formatted(
                                over, gain(gain.apply(worst)), worst.subject().name()))
                .orElse("");
    }

    private static String remarks(ParallelComparison comparison) {
        String subject = comparison.subject().name();
        return Stream.of(ParallelComparison.VIVACE, ParallelComparison.TWO_JVMS, ParallelComparison.PARALLEL_CLASSES)
                        .map(name -> remarks(comparison, name))
                        .collect(Collectors.joining())
                + Table.list(
                        subject + ": left out, for plain runs differ",
                        comparison.unsteady().stream()
                                .map(test ->
                                        test + ": " + comparison.reference().describe(test)));
    }

    private static String remarks(ParallelComparison comparison, String name) {
        String title = comparison.subject().name() + ": " + name;
        return Table.list(
                        title + " differs",
                        comparison.differences(name).stream().map(test -> describe(comparison, name, test)))
                + Table.list(
                        title + " differs, and so does Surefire from itself",
                        comparison.excused(name).stream().map(test -> describe(comparison, name, test)))
                + Table.list(title + " has no times", comparison.obstacle(name).stream());
    }

    private static String describe(ParallelComparison comparison, String name, TestCase test) {
        return test + ": " + comparison.reference().describe(test) + " in plain runs, "
                + Table.describe(comparison.runs(name), test) + " here";
    }
}
