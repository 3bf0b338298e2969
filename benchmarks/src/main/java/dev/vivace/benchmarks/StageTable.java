package dev.vivace.benchmarks;

import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.stream.Stream;

/** Prints how many tests are red in each way to run a suite, and after each stage of Vivace's, as a Markdown table. */
final class StageTable {

    private static final List<String> FLAGS = List.of("raced", "needs-its-class", "needs-earlier-classes");

    private static final List<String> HEADINGS = Table.row(
            Stream.of("subject", "JVMs", "red: surefire", "fork2", "parallel-classes"),
            Stream.of("vivace after parallel", "alone", "class", "suite"),
            FLAGS.stream());

    private static final String LEGEND =
            """

            Red tests of a run, from the fewest to the most; of Vivace those that would be red if nobody had asked beyond that
            stage.
            """;

    private StageTable() {}

    static String of(List<ParallelComparison> comparisons) {
        return Table.lines(HEADINGS, comparisons.stream().map(StageTable::row)) + LEGEND;
    }

    private static List<String> row(ParallelComparison comparison) {
        return Table.row(
                Stream.of(comparison.subject().name(), range(comparison.workers())),
                Stream.concat(Stream.of(ParallelComparison.REFERENCE), ParallelComparison.ALTERNATIVES.stream())
                        .map(name -> range(comparison.red(name))),
                Stream.of(Stage.values()).map(stage -> range(comparison.redAfter(stage))),
                FLAGS.stream().map(flag -> range(comparison.flagged(flag))));
    }

    private static String range(LongSummaryStatistics numbers) {
        if (numbers.getCount() == 0) {
            return "-";
        }
        return numbers.getMin() == numbers.getMax()
                ? Long.toString(numbers.getMin())
                : numbers.getMin() + " to " + numbers.getMax();
    }
}
