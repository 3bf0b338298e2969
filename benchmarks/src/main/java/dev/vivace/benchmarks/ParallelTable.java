package dev.vivace.benchmarks;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what is gained side by side as a Markdown table, then what is red and every verdict that differs. */
final class ParallelTable {

    private static final List<String> HEADINGS = Table.row(
            Stream.of("subject", "tests", "skipped"),
            ParallelComparison.CONTENDERS.stream(),
            Stream.of("first", "vs surefire", "vs fork2", "vs parallel-classes", "vs the better"),
            Stream.of("differ: fork2", "parallel-classes", "vivace"));

    private static final String LEGEND =
            """

            Times are those of the test phase, in parentheses of the whole command, both medians; `first` is Vivace's first run,
            which has no history. `vs` is how many times as fast Vivace is, in the median of neighbouring runs.
            """;

    private ParallelTable() {}

    static String of(List<ParallelComparison> comparisons) {
        return Table.lines(HEADINGS, comparisons.stream().map(ParallelTable::times))
                + LEGEND
                + summary(comparisons)
                + "\n"
                + StageTable.of(comparisons)
                + comparisons.stream().map(ParallelTable::remarks).collect(Collectors.joining());
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
                        comparison.runs(ParallelComparison.VIVACE).get(0)))),
                gains(comparison),
                Stream.concat(ParallelComparison.ALTERNATIVES.stream(), Stream.of(ParallelComparison.VIVACE))
                        .map(name -> differing(comparison, name)));
    }

    private static String times(ParallelComparison comparison, String name) {
        return comparison.hasTimes(name)
                ? Table.seconds(comparison.testPhase(name)) + " ("
                        + Table.seconds(Median.of(comparison.runs(name), Measurement::wall)) + ")"
                : "-";
    }

    private static Stream<String> gains(ParallelComparison comparison) {
        return Stream.of(
                        comparison.gain(ParallelComparison.REFERENCE),
                        comparison.gain(ParallelComparison.TWO_JVMS),
                        comparison.gain(ParallelComparison.PARALLEL_CLASSES),
                        comparison.gainOverAlternatives())
                .map(ParallelTable::gain);
    }

    private static String gain(OptionalDouble gain) {
        return gain.isPresent() ? String.format(Locale.ROOT, "%.2fx", gain.getAsDouble()) : "-";
    }

    private static String differing(ParallelComparison comparison, String name) {
        return comparison.runs(name).isEmpty()
                ? "-"
                : Integer.toString(comparison.differences(name).size());
    }

    private static String summary(List<ParallelComparison> comparisons) {
        List<Double> ofLong = comparisons.stream()
                .filter(ParallelComparison::isLong)
                .flatMap(comparison ->
                        comparison.gain(ParallelComparison.REFERENCE).stream().boxed())
                .toList();
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
