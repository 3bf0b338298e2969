package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what isolation and its boundaries cost as Markdown tables, then every verdict that is not that of a JVM per class. */
final class IsolationTable {

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

    static String of(List<IsolationComparison> comparisons) {
        List<String> headings = Stream.concat(
                        Stream.concat(Stream.of("subject", "tests"), IsolationComparison.contenders()),
                        Stream.of("overhead gone: process", "reset", "auto", "differ: process", "reset", "auto"))
                .toList();
        return Table.lines(headings, comparisons.stream().map(IsolationTable::row))
                + "\n"
                + Table.lines(GAIN_HEADINGS, comparisons.stream().map(IsolationTable::gain))
                + average(comparisons)
                + "\n"
                + Table.lines(BOUNDARY_HEADINGS, comparisons.stream().map(IsolationTable::boundaries))
                + comparisons.stream().map(IsolationTable::remarks).collect(Collectors.joining());
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
        IsolationComparison.OURS.forEach(name -> row.add(percent(comparison.overheadGone(name))));
        IsolationComparison.OURS.forEach(
                name -> row.add(Integer.toString(comparison.differences(name).size())));
        return row;
    }

    /** Wall and, in parentheses, processor time. */
    private static String times(IsolationComparison comparison, String name) {
        return Table.seconds(comparison.wall(name)) + " (" + Table.seconds(comparison.cpu(name)) + ")";
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
