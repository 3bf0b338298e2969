package dev.vivace.benchmarks;

import dev.vivace.benchmarks.MutationComparison.Trial;
import java.util.List;
import java.util.stream.Collectors;

/** Prints how many mutants were killed as a Markdown table, then those that tests judge otherwise after a reset. */
final class MutationTable {

    private static final List<String> HEADINGS = List.of(
            "subject", "mutants", "killed with a JVM per class", "killed after resets", "disputed", "verdicts differ");

    private MutationTable() {}

    static String of(List<MutationComparison> comparisons) {
        return Table.lines(HEADINGS, comparisons.stream().map(MutationTable::row))
                + comparisons.stream().map(MutationTable::remarks).collect(Collectors.joining());
    }

    private static List<String> row(MutationComparison comparison) {
        return List.of(
                comparison.subject().name(),
                Integer.toString(comparison.mutants().size()),
                Long.toString(comparison.killed(Trial::process)),
                Long.toString(comparison.killed(Trial::reset)),
                Integer.toString(comparison.disputed().size()),
                Long.toString(comparison.mutants().stream()
                        .mapToLong(mutant -> comparison.differences(mutant).size())
                        .sum()));
    }

    private static String remarks(MutationComparison comparison) {
        return comparison.mutants().stream()
                .map(mutant -> Table.list(
                        comparison.subject().name() + ": " + mutant.name(),
                        comparison.differences(mutant).stream().map(test -> describe(mutant, test))))
                .collect(Collectors.joining());
    }

    private static String describe(Trial mutant, TestCase test) {
        return test + ": " + mutant.process().describe(test) + " with a JVM per class, "
                + mutant.reset().describe(test) + " after a reset";
    }
}
