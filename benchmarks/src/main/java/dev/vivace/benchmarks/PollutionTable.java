package dev.vivace.benchmarks;

import java.util.List;
import java.util.stream.Collectors;

/** Prints what pollution did as a Markdown table, then what a reset left of it. */
final class PollutionTable {

    private static final List<String> HEADINGS =
            List.of("subject", "tests", "harmed without reset", "harmed after reset", "removed", "JVMs replaced");

    private PollutionTable() {}

    static String of(List<PollutionComparison> comparisons) {
        return Table.lines(HEADINGS, comparisons.stream().map(PollutionTable::row))
                + comparisons.stream().map(PollutionTable::remarks).collect(Collectors.joining());
    }

    private static List<String> row(PollutionComparison comparison) {
        int without = comparison.harmedWithoutReset().size();
        int after = comparison.harmedAfterReset().size();
        return List.of(
                comparison.subject().name(),
                Long.toString(comparison.reference().get(0).verdicts().count()),
                Integer.toString(without),
                Integer.toString(after),
                Integer.toString(without - after),
                Integer.toString(comparison.taints().size()));
    }

    private static String remarks(PollutionComparison comparison) {
        String name = comparison.subject().name();
        return Table.list(
                        name + ": harmed after a reset",
                        comparison.harmedAfterReset().stream().map(test -> describe(comparison, test)))
                + Table.list(name + ": JVMs replaced after", comparison.taints().stream());
    }

    private static String describe(PollutionComparison comparison, TestCase test) {
        return comparison.reset().stream()
                .map(run -> PollutionComparison.record(run).firstAttempts().describe(test))
                .distinct()
                .collect(Collectors.joining(" or ", test + ": ", ""));
    }
}
