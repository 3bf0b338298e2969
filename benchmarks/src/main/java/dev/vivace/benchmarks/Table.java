package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints comparisons as a Markdown table, then everything that is not equal. */
final class Table {

    private static final int SHOWN = 20;

    private static final List<String> HEADINGS = List.of(
            "subject", "tests", "red", "skipped", "differ", "Surefire", "in tests", "Vivace", "in tests", "ratio");

    private Table() {}

    static String of(List<Comparison> comparisons) {
        return lines(HEADINGS, comparisons.stream().map(Table::row))
                + comparisons.stream().map(Table::remarks).collect(Collectors.joining());
    }

    private static List<String> row(Comparison comparison) {
        Verdicts verdicts = comparison.surefire().get(0).verdicts();
        Stream<String> facts = Stream.of(
                comparison.subject().name(),
                Long.toString(verdicts.count()),
                Long.toString(verdicts.red()),
                Long.toString(verdicts.count(Verdict.SKIPPED)));
        return row(facts, times(comparison));
    }

    private static Stream<String> times(Comparison comparison) {
        List<Measurement> surefire = comparison.surefire();
        List<Measurement> vivace = comparison.vivace();
        if (vivace.isEmpty()) {
            return Stream.of("-", wall(surefire), inTests(surefire), "-", "-", "-");
        }
        return Stream.of(
                Integer.toString(comparison.differences().size()),
                wall(surefire),
                inTests(surefire),
                wall(vivace),
                inTests(vivace),
                String.format(Locale.ROOT, "%.2f", comparison.ratio()));
    }

    private static String wall(List<Measurement> runs) {
        return seconds(Median.of(runs, Measurement::wall));
    }

    private static String inTests(List<Measurement> runs) {
        return seconds(Median.of(runs, run -> run.reports().inTests()));
    }

    static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
    }

    /** A row of these cells. */
    @SafeVarargs
    static List<String> row(Stream<String>... cells) {
        return Stream.of(cells).flatMap(Function.identity()).toList();
    }

    static String lines(List<String> headings, Stream<List<String>> rows) {
        Stream<List<String>> head =
                Stream.of(headings, headings.stream().map(heading -> "---").toList());
        return Stream.concat(head, rows)
                .map(row -> row.stream().collect(Collectors.joining(" | ", "| ", " |\n")))
                .collect(Collectors.joining());
    }

    private static String remarks(Comparison comparison) {
        String name = comparison.subject().name();
        return tests("differs from Surefire", comparison, comparison.differences())
                + tests("differs, but flaky in Surefire too", comparison, comparison.excused())
                + list(
                        name + ": flaky in Surefire",
                        comparison.unsteady().stream().map(TestCase::toString))
                + list(name + ": run.json disagrees with the XML reports", comparison.disagreements().stream());
    }

    private static String tests(String title, Comparison comparison, SortedSet<TestCase> tests) {
        return list(comparison.subject().name() + ": " + title, tests.stream().map(test -> describe(comparison, test)));
    }

    private static String describe(Comparison comparison, TestCase test) {
        return "%s: Surefire %s, Vivace %s"
                .formatted(test, describe(comparison.surefire(), test), describe(comparison.vivace(), test));
    }

    static String describe(List<Measurement> runs, TestCase test) {
        return runs.stream()
                .map(run -> run.verdicts().describe(test))
                .distinct()
                .collect(Collectors.joining(" or "));
    }

    static String list(String title, Stream<String> elements) {
        List<String> lines = elements.toList();
        if (lines.isEmpty()) {
            return "";
        }
        String more = lines.size() > SHOWN ? "- and " + (lines.size() - SHOWN) + " more\n" : "";
        return lines.stream().limit(SHOWN).collect(Collectors.joining("\n- ", "\n" + title + ":\n- ", "\n")) + more;
    }
}
