package dev.vivace.benchmarks;

import dev.vivace.benchmarks.Checks.Check;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what isolation and its boundaries cost as Markdown tables, then every verdict that is not that of a JVM per class. */
final class IsolationTable {

    private static final List<String> RATIO_HEADINGS = Table.row(
            Stream.of("subject"),
            Stream.of("of a JVM per class: surefire", "process", "reset", "auto"),
            Stream.of("overhead gone: process", "reset", "auto", "differ: process", "reset", "auto"));

    private static final String RATIO_LEGEND =
            """

            How many times as long as Surefire with a JVM per class, in neighbouring runs: the median and, in parentheses, the least
            and the most. `overhead gone` is how much of what a JVM per class takes more than one JVM is gone.

            """;

    private static final List<String> TIME_HEADINGS =
            Table.row(Stream.of("subject", "tests"), IsolationComparison.contenders());

    private static final String TIME_LEGEND =
            "\nTimes of the whole command: the median and, in parentheses, the shortest and the longest.\n\n";

    private static final List<String> BOUNDARY_HEADINGS =
            List.of("subject", "boundaries", "50 %", "90 %", "99 %", "longest", "behind");

    private static final List<String> GAIN_HEADINGS = List.of(
            "subject",
            "process faster",
            "in CPU",
            "reset saves",
            "above one JVM",
            "classes",
            "need a JVM of their own");

    private IsolationTable() {}

    /** Whether each of our ways gives the verdicts of a JVM per class. */
    static Checks checks(List<IsolationComparison> comparisons) {
        return new Checks(IsolationComparison.OURS.stream()
                .map(name -> check(name, comparisons))
                .toList());
    }

    private static Check check(String name, List<IsolationComparison> comparisons) {
        int differing = comparisons.stream()
                .mapToInt(comparison -> comparison.differences(name).size())
                .sum();
        return new Check(
                name + " gives every steady verdict of a JVM per class",
                differing + " differ in " + comparisons.size() + (comparisons.size() == 1 ? " suite" : " suites"),
                differing == 0);
    }

    static String of(List<IsolationComparison> comparisons) {
        return Table.lines(RATIO_HEADINGS, comparisons.stream().map(IsolationTable::ratios))
                + RATIO_LEGEND
                + Table.lines(TIME_HEADINGS, comparisons.stream().map(IsolationTable::row))
                + TIME_LEGEND
                + Table.lines(GAIN_HEADINGS, comparisons.stream().map(IsolationTable::gain))
                + average(comparisons)
                + "\n"
                + Table.lines(BOUNDARY_HEADINGS, comparisons.stream().map(IsolationTable::boundaries))
                + comparisons.stream().map(IsolationTable::remarks).collect(Collectors.joining())
                + RawTable.of(
                        runs(comparisons), IsolationComparison.contenders().toList());
    }

    private static Map<String, Map<String, List<Measurement>>> runs(List<IsolationComparison> comparisons) {
        Map<String, Map<String, List<Measurement>>> runs = new LinkedHashMap<>();
        comparisons.forEach(comparison -> runs.put(comparison.subject().name(), comparison.runs()));
        return runs;
    }

    private static List<String> ratios(IsolationComparison comparison) {
        return Table.row(
                Stream.of(comparison.subject().name()),
                Stream.concat(Stream.of(IsolationComparison.ONE_JVM), IsolationComparison.OURS.stream())
                        .map(name -> comparison.ofReference(name).times()),
                IsolationComparison.OURS.stream().map(name -> percent(comparison.overheadGone(name))),
                IsolationComparison.OURS.stream()
                        .map(name ->
                                Integer.toString(comparison.differences(name).size())));
    }

    private static List<String> row(IsolationComparison comparison) {
        List<String> row = new ArrayList<>();
        row.add(comparison.subject().name());
        row.add(Long.toString(comparison
                .runs()
                .get(IsolationComparison.REFERENCE)
                .get(0)
                .verdicts()
                .count()));
        IsolationComparison.contenders().forEach(name -> row.add(times(comparison, name)));
        return row;
    }

    /** Of the whole command, and the median of the processor time. */
    private static String times(IsolationComparison comparison, String name) {
        return Spread.of(comparison.runs().get(name), Measurement::wall).seconds() + ", CPU "
                + Table.seconds(comparison.cpu(name));
    }

    private static List<String> gain(IsolationComparison comparison) {
        return List.of(
                comparison.subject().name(),
                String.format(Locale.ROOT, "%.2fx", comparison.processFaster()),
                String.format(Locale.ROOT, "%.2fx", comparison.processCheaper()),
                percent(comparison.saved()),
                percent(comparison.aboveOneJvm()),
                Integer.toString(comparison.classes()),
                Long.toString(comparison.tainting()));
    }

    private static String average(List<IsolationComparison> comparisons) {
        double saved = comparisons.stream()
                .mapToDouble(IsolationComparison::saved)
                .average()
                .orElse(0);
        return "\nOn average a reset saves " + percent(saved) + " of the time of a JVM per class.\n";
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * part);
    }

    private static List<String> boundaries(IsolationComparison comparison) {
        Boundaries boundaries = comparison.boundaries();
        List<String> row = new ArrayList<>();
        row.add(comparison.subject().name());
        row.add(Integer.toString(boundaries.all().size()));
        if (!boundaries.all().isEmpty()) {
            Stream.of(50, 90, 99, 100)
                    .map(boundaries::percentile)
                    .forEach(boundary -> row.add(millis(boundary.time())));
            row.add(boundaries.percentile(100).className());
        }
        return row;
    }

    private static String millis(Duration duration) {
        return String.format(Locale.ROOT, "%.1f ms", duration.toNanos() / 1e6);
    }

    private static String remarks(IsolationComparison comparison) {
        return IsolationComparison.OURS.stream()
                        .map(name -> Table.list(
                                comparison.subject().name() + ": " + name + " differs from a JVM per class",
                                comparison.differences(name).stream().map(test -> describe(comparison, name, test))))
                        .collect(Collectors.joining())
                + Table.list(
                        comparison.subject().name() + ": flaky in a JVM per class",
                        comparison.unsteady().stream().map(TestCase::toString))
                + Table.list(comparison.subject().name() + ": need a JVM of their own", comparison.taints().stream());
    }

    private static String describe(IsolationComparison comparison, String name, TestCase test) {
        return test + ": "
                + Table.describe(comparison.runs().get(IsolationComparison.REFERENCE), test) + " there, "
                + Table.describe(comparison.runs().get(name), test) + " here";
    }
}
