package dev.vivace.benchmarks;

import dev.vivace.benchmarks.Checks.Check;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Prints how time and memory grow with the number of test classes, as Markdown tables. */
final class GrowthTable {

    private static final List<String> OURS = List.of(GrowthComparison.RESET, GrowthComparison.VIVACE);

    private static final List<String> TIMES =
            Table.row(Stream.of("classes", "vs surefire"), GrowthComparison.CONTENDERS.stream());

    private static final List<String> MEMORY = Table.row(Stream.of("classes"), GrowthComparison.CONTENDERS.stream());

    private static final List<String> STAGES =
            List.of("classes", "way", "Maven tells", "discovery and tests", "reports and history", "per class, tests");

    private static final String LEGEND =
            """

            Times are those of the whole command: the median and, in parentheses, the shortest and the longest. `vs surefire` is how
            many times as fast Vivace as it comes is in neighbouring runs. A time with ~ was not measured: it is that of the
            largest measured suite of the same way, and for each further class what it took more than the next smaller one, so
            that what Maven takes counts once. The classes keep nothing of what their tests made.
            """;

    private static final String MEMORY_LEGEND =
            "\nThe most memory that all processes together were seen to hold, looked at every " + MemoryWatch.INTERVAL
                    + " ms; pages that they share count for each; - where the system does not tell:\n\n";

    private GrowthTable() {}

    static String of(List<GrowthComparison> comparisons) {
        return Table.lines(TIMES, comparisons.stream().map(comparison -> times(comparison, comparisons)))
                + LEGEND
                + MEMORY_LEGEND
                + Table.lines(MEMORY, comparisons.stream().map(GrowthTable::memory))
                + "\nStages of ours:\n\n"
                + Table.lines(STAGES, comparisons.stream().flatMap(GrowthTable::stages))
                + RawTable.of(runs(comparisons), GrowthComparison.CONTENDERS);
    }

    private static Map<String, Map<String, List<Measurement>>> runs(List<GrowthComparison> comparisons) {
        Map<String, Map<String, List<Measurement>>> runs = new LinkedHashMap<>();
        comparisons.forEach(comparison -> runs.put(comparison.classes() + " classes", comparison.runs()));
        return runs;
    }

    /** Whether a class costs no more in a larger suite than in a smaller one; a fifth is what measuring may be wrong by. */
    static Checks checks(List<GrowthComparison> comparisons) {
        List<Check> checks = new ArrayList<>();
        for (int i = 1; i < comparisons.size(); i++) {
            GrowthComparison small = comparisons.get(i - 1);
            GrowthComparison large = comparisons.get(i);
            OURS.forEach(name -> checks.add(check(name, small, large)));
        }
        return new Checks(checks);
    }

    private static Check check(String name, GrowthComparison small, GrowthComparison large) {
        double before = small.perClass(name).toNanos() / 1e6;
        double after = large.perClass(name).toNanos() / 1e6;
        return new Check(
                "a class of %d costs %s at most 1.2 times what one of %d does"
                        .formatted(large.classes(), name, small.classes()),
                String.format(Locale.ROOT, "%.1f ms after %.1f ms", after, before),
                after <= 1.2 * before);
    }

    private static List<String> times(GrowthComparison comparison, List<GrowthComparison> all) {
        return Table.row(
                Stream.of(
                        Integer.toString(comparison.classes()),
                        comparison.gain().times()),
                GrowthComparison.CONTENDERS.stream().map(name -> time(comparison, name, all)));
    }

    private static String time(GrowthComparison comparison, String name, List<GrowthComparison> all) {
        return comparison.has(name)
                ? Spread.of(comparison.runs().get(name), Measurement::wall).seconds()
                : extrapolated(comparison, name, all);
    }

    private static String extrapolated(GrowthComparison comparison, String name, List<GrowthComparison> all) {
        List<GrowthComparison> measured = all.stream()
                .filter(one -> one.has(name))
                .sorted(Comparator.comparingInt(GrowthComparison::classes))
                .toList();
        int last = measured.size() - 1;
        return last < 1
                ? "-"
                : "~" + Table.seconds(comparison.extrapolated(measured.get(last - 1), measured.get(last), name));
    }

    private static List<String> memory(GrowthComparison comparison) {
        return Table.row(
                Stream.of(Integer.toString(comparison.classes())),
                GrowthComparison.CONTENDERS.stream()
                        .map(name -> comparison.has(name) ? megabytes(comparison.memory(name)) : "-"));
    }

    private static String megabytes(OptionalLong bytes) {
        return bytes.isPresent() ? Math.round(bytes.getAsLong() / 1e6) + " MB" : "-";
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
