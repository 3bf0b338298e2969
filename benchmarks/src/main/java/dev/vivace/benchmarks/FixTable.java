package dev.vivace.benchmarks;

import dev.vivace.benchmarks.Checks.Check;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Prints how tests were repaired as Markdown tables: test by test, project by project, and in a few sentences. */
final class FixTable {

    private static final List<String> OF_TESTS = List.of(
            "subject",
            "test",
            "kind",
            "helper",
            "first patch",
            "in new JVMs",
            "JVM per order",
            "ratio",
            "verified after",
            "statements",
            "of the helper's");

    private static final List<String> OF_SUBJECTS = List.of(
            "subject",
            "tests",
            "polluters",
            "first",
            "all",
            "cleaners",
            "first",
            "all",
            "state-setters",
            "first",
            "all",
            "patches",
            "unique",
            "median",
            "all");

    private static final String NONE = "-";

    private FixTable() {}

    /** What is wanted of all repairs together. */
    static Checks checks(FixFigures figures) {
        boolean soon = figures.firstPatch()
                .filter(time -> time.compareTo(FixFigures.WANTED_TIME) < 0)
                .isPresent();
        boolean sooner = figures.ratio()
                .filter(ratio -> ratio.value() >= FixFigures.WANTED_RATIO)
                .isPresent();
        return Checks.of(
                new Check(
                        "every test with a helper has a patch",
                        repaired(figures, true),
                        figures.helped(true).stream().allMatch(FixComparison::isPatched)),
                new Check(
                        "the first patch comes in the median in under " + Table.seconds(FixFigures.WANTED_TIME),
                        text(figures.firstPatch()),
                        soon),
                new Check(
                        "and at least " + new Ratio(FixFigures.WANTED_RATIO, false)
                                + " sooner than with a JVM per order",
                        figures.ratio().map(Ratio::toString).orElse("no ratio is known"),
                        sooner));
    }

    static String of(FixFigures figures) {
        return Table.lines(OF_TESTS, figures.comparisons().stream().map(FixTable::row))
                + "\n"
                + Table.lines(
                        OF_SUBJECTS, figures.bySubject().entrySet().stream().map(FixTable::row))
                + sentences(figures)
                + Table.list("Without a patch", reasons(figures, false))
                + Table.list("With a JVM per order, without a patch", reasons(figures, true));
    }

    private static List<String> row(FixComparison comparison) {
        Optional<FixJson> patch = comparison.reset().patched();
        return List.of(
                comparison.subject(),
                comparison.test(),
                comparison.kind(),
                comparison.isUndecided() ? NONE : comparison.hasHelper() ? "yes" : "no",
                comparison.reset().toString(),
                patch.map(FixJson::confirmation).map(Table::seconds).orElse(NONE),
                comparison.process().toString(),
                comparison.ratio().map(Ratio::toString).orElse(NONE),
                patch.map(FixJson::verification).map(Table::seconds).orElse(NONE),
                patch.map(some -> Integer.toString(some.statements())).orElse(NONE),
                patch.map(FixJson::helperStatements)
                        .filter(count -> count > 0)
                        .map(count -> Integer.toString(count))
                        .orElse(NONE));
    }

    private static List<String> row(Map.Entry<String, FixFigures> entry) {
        FixFigures figures = entry.getValue();
        return Table.row(
                Stream.of(entry.getKey(), Integer.toString(figures.comparisons().size())),
                searched(figures, FixJson::polluters),
                searched(figures, FixJson::cleaners),
                searched(figures, FixJson::stateSetters),
                Stream.of(
                        Integer.toString(figures.patches().size()),
                        Long.toString(figures.uniquePatches()),
                        text(figures.firstPatch()),
                        Table.seconds(figures.allPatches())));
    }

    private static Stream<String> searched(FixFigures figures, Function<FixJson, FixJson.Searched> kind) {
        return Stream.of(
                Integer.toString(figures.count(kind)), precise(figures.first(kind)), precise(figures.all(kind)));
    }

    private static String text(Optional<Duration> time) {
        return time.map(Table::seconds).orElse(NONE);
    }

    private static String precise(Optional<Duration> time) {
        return time.map(some -> String.format(Locale.ROOT, "%.2f s", some.toMillis() / 1000.0))
                .orElse(NONE);
    }

    private static String sentences(FixFigures figures) {
        return Table.list(
                "In all",
                Stream.of(
                        repaired(figures, true) + " with a helper have a patch, " + repaired(figures, false)
                                + " without" + undecided(figures),
                        patches(figures),
                        "first patch that holds in the minimal orders: median " + text(figures.firstPatch())
                                + " (wanted: under " + Table.seconds(FixFigures.WANTED_TIME) + ")",
                        "with a JVM per order, median "
                                + figures.ratio().map(Ratio::toString).orElse(NONE) + " of that (wanted: at least "
                                + new Ratio(FixFigures.WANTED_RATIO, false) + ")"));
    }

    private static String undecided(FixFigures figures) {
        String others = figures.undecided() == 1 ? " other" : " others";
        return figures.undecided() == 0 ? "" : "; for " + figures.undecided() + others + " the time was up";
    }

    private static String repaired(FixFigures figures, boolean byATest) {
        List<FixComparison> some = figures.helped(byATest);
        return some.stream().filter(FixComparison::isPatched).count() + " of " + some.size();
    }

    private static String patches(FixFigures figures) {
        List<FixJson> patches = figures.patches();
        long single = patches.stream().filter(patch -> patch.statements() == 1).count();
        return patches.size() + " patches, " + figures.uniquePatches() + " of them unique, " + single
                + " of one statement; median size "
                + figures.patchSize()
                        .map(size -> String.format(Locale.ROOT, "%.1f", size))
                        .orElse(NONE)
                + ", median share of the helper's statements "
                + figures.shareOfHelper()
                        .map(share -> String.format(Locale.ROOT, "%.0f %%", 100 * share))
                        .orElse(NONE);
    }

    private static Stream<String> reasons(FixFigures figures, boolean inProcesses) {
        return figures.comparisons().stream()
                .filter(comparison -> !inProcesses || comparison.isPatched())
                .map(comparison -> reason(comparison, inProcesses ? comparison.process() : comparison.reset()))
                .flatMap(Optional::stream);
    }

    private static Optional<String> reason(FixComparison comparison, FixAttempt attempt) {
        return attempt.patched().isPresent()
                ? Optional.empty()
                : Optional.of(comparison.test() + ": "
                        + attempt.fix()
                                .map(fix -> fix.status() + ", " + fix.reason())
                                .orElse("the time was up"));
    }
}
