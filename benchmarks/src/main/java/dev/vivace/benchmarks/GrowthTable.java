package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Prints how time and memory grow with the number of test classes, as Markdown tables. */
final class GrowthTable {

    private static final List<String> OURS = List.of(GrowthComparison.RESET, GrowthComparison.VIVACE);

    private static final List<String> TIMES =
            Table.row(Stream.of("classes"), GrowthComparison.CONTENDERS.stream(), Stream.of("vs surefire"));

    private static final List<String> MEMORY = Table.row(Stream.of("classes"), GrowthComparison.CONTENDERS.stream());

    private static final List<String> STAGES =
            List.of("classes", "way", "Maven tells", "discovery and tests", "reports and history", "per class, tests");

    private static final String LEGEND =
            """

            Medians of the whole command. A time with ~ was not measured: it is that of the largest measured suite of the same
            way, times the number of classes. `vs surefire` is how many times as fast Vivace as it comes is.
            """;

    private GrowthTable() {}

    static String of(List<GrowthComparison> comparisons) {
        return Table.lines(TIMES, comparisons.stream().map(comparison -> times(comparison, comparisons)))
                + LEGEND
                + "\nMemory of all processes together at the worst moment; pages that they share count for each:\n\n"
                + Table.lines(MEMORY, comparisons.stream().map(GrowthTable::memory))
                + "\nStages of ours:\n\n"
                + Table.lines(STAGES, comparisons.stream().flatMap(GrowthTable::stages));
    }

    private static List<String> times(GrowthComparison comparison, List<GrowthComparison> all) {
        double gain = (double) comparison.wall(GrowthComparison.ONE_JVM).toMillis()
                / comparison.wall(GrowthComparison.VIVACE).toMillis();
        return Table.row(
                Stream.of(Integer.toString(comparison.classes())),
                GrowthComparison.CONTENDERS.stream().map(name -> time(comparison, name, all)),
                Stream.of(String.format(Locale.ROOT, "%.2fx", gain)));
    }

    private static String time(GrowthComparison comparison, String name, List<GrowthComparison> all) {
        return comparison.has(name)
                ? Table.seconds(comparison.wall(name))
                : largest(name, all)
                        .map(measured -> "~" + Table.seconds(comparison.extrapolated(measured, name)))
                        .orElse("-");
    }

    private static Optional<GrowthComparison> largest(String name, List<GrowthComparison> all) {
        return all.stream()
                .filter(comparison -> comparison.has(name))
                .max(Comparator.comparingInt(GrowthComparison::classes));
    }

    private static List<String> memory(GrowthComparison comparison) {
        return Table.row(
                Stream.of(Integer.toString(comparison.classes())),
                GrowthComparison.CONTENDERS.stream()
                        .map(name -> comparison.has(name) ? megabytes(comparison.memory(name)) : "-"));
    }

    private static String megabytes(long bytes) {
        return Math.round(bytes / 1e6) + " MB";
    }

    private static Stream<List<String>> stages(GrowthComparison comparison) {
        return OURS.stream()
                .map(name -> List.of(
                        Integer.toString(comparison.classes()),
                        name,
                        Table.seconds(comparison.understanding(name)),
                        Table.seconds(comparison.testing(name)),
                        Table.seconds(comparison.reporting(name)),
                        perClass(comparison.testing(name), comparison.classes())));
    }

    private static String perClass(Duration time, int classes) {
        return String.format(Locale.ROOT, "%.1f ms", time.toMillis() / (double) classes);
    }
}
