package dev.vivace.benchmarks;

import dev.vivace.benchmarks.BoostJson.Boosted;
import dev.vivace.benchmarks.BoostJson.Lines;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Prints what came of boosting as a Markdown table, and why classes stayed as they are. */
final class BoostTable {

    private static final List<String> HEADINGS = List.of(
            "subject",
            "way",
            "with fixtures",
            "tried",
            "transformed",
            "injection rate",
            "significant",
            "boosted",
            "reduction per class",
            "of the suite",
            "changed lines",
            "lines reached, lost, gained",
            "mutants noticed, lost, gained",
            "time per class",
            "without measuring");

    private BoostTable() {}

    static String of(List<BoostFigures> figures) {
        return Table.lines(HEADINGS, figures.stream().map(BoostTable::row))
                + String.join("", figures.stream().map(BoostTable::reasons).toList());
    }

    private static List<String> row(BoostFigures figures) {
        return List.of(
                figures.subject(),
                figures.way(),
                Integer.toString(figures.withFixtures()),
                Integer.toString(figures.tried().size()),
                Integer.toString(figures.transformed().size()),
                percent(figures.injectionRate()),
                Long.toString(figures.significant()),
                Integer.toString(figures.boosted().size()),
                percent(figures.reduction()),
                percent(figures.result()
                        .suiteReduction()
                        .map(OptionalDouble::of)
                        .orElseGet(OptionalDouble::empty)),
                figures.changedLines().isPresent()
                        ? String.format(
                                Locale.ROOT, "%.1f", figures.changedLines().getAsDouble())
                        : "-",
                text(figures.lines()),
                text(figures.mutants()),
                Table.seconds(figures.spent()),
                Table.seconds(figures.searched()));
    }

    private static String text(Lines lines) {
        return lines.before() + ", " + lines.lost() + ", " + lines.gained();
    }

    private static String percent(OptionalDouble part) {
        return part.isPresent() ? String.format(Locale.ROOT, "%.1f %%", part.getAsDouble() * 100) : "-";
    }

    private static String reasons(BoostFigures figures) {
        Stream<String> kept =
                figures.tried().stream().filter(one -> !one.isBoosted()).map(BoostTable::reason);
        return Table.list(figures.subject() + ", " + figures.way() + ", tried and not boosted", kept);
    }

    private static String reason(Boosted one) {
        return one.name() + ": " + one.code() + ", " + one.reason();
    }
}
