package dev.vivace.engine.report.html;

import dev.vivace.engine.report.FixReport;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Test;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The verdict in Markdown, for the summaries that CI servers show. */
final class MarkdownSummary {

    private static final int SHOWN = 20;
    private static final int LONGEST = 160;

    private final StringBuilder out = new StringBuilder();

    private MarkdownSummary() {}

    static String of(List<ModuleResults> modules) {
        MarkdownSummary summary = new MarkdownSummary();
        modules.forEach(summary::add);
        return summary.out.toString();
    }

    private void add(ModuleResults results) {
        out.append("### ").append(code(results.name())).append("\n\n");
        results.run().ifPresent(this::add);
        results.fix().ifPresent(this::add);
        results.boost()
                .filter(boost -> !boost.changed().isEmpty())
                .ifPresent(boost -> line("Fixtures once per class: " + Times.of(boost.beforeMillis()) + " → "
                        + Times.of(boost.afterMillis()) + " in "
                        + boost.changed().size() + (boost.changed().size() == 1 ? " class." : " classes.")));
        results.doctor().ifPresent(doctor -> doctor.savings()
                .forEach(saving -> line(saving.capability() + ": " + Times.of(saving.beforeMillis()) + " → "
                        + Times.of(saving.afterMillis()) + ", " + command(saving.command()))));
    }

    private void add(RunReport run) {
        RunReport.Summary counts = run.summary();
        Headline headline = Headline.of(run);
        line("**" + headline.words() + "**: " + counts.tests()
                + " tests, "
                + counts.passed() + " passed, " + counts.flaky() + " of them flaky, " + counts.skipped()
                + " skipped, in "
                + Times.of(run.wallMillis()) + ".");
        headline.reasons().forEach(reason -> line(code(reason)));
        List<Test> urgent = run.tests().stream()
                .filter(test -> test.outcome().isRed() || test.isFlaky())
                .toList();
        if (!urgent.isEmpty()) {
            out.append("| test | outcome | why |\n|---|---|---|\n");
            urgent.stream().limit(SHOWN).forEach(this::row);
            out.append('\n');
        }
        if (urgent.size() > SHOWN) {
            line("… and " + (urgent.size() - SHOWN) + " more.");
        }
    }

    private void row(Test test) {
        String why = test.attempts().stream()
                .flatMap(attempt -> attempt.failure().stream())
                .map(failure -> failure.headline())
                .reduce((first, second) -> second)
                .orElse("");
        out.append("| ").append(code(test.id().toString())).append(" | ");
        out.append(test.outcome().isRed() ? test.outcome().label() : "flaky").append(" | ");
        out.append(why.isBlank() ? "" : code(why)).append(" |\n");
    }

    private void add(FixReport fix) {
        String tests = fix.fixes().stream()
                .map(fixed -> "- " + code(fixed.test().toString()) + ": "
                        + fixed.kind().label() + ", " + plain(fixed.status())
                        + Optional.of(fixed.polluters())
                                .filter(polluters -> !polluters.isEmpty())
                                .map(polluters -> ", after "
                                        + code(polluters.get(0).tests().get(0).toString()))
                                .orElse(""))
                .limit(SHOWN)
                .collect(Collectors.joining("\n"));
        if (!tests.isEmpty()) {
            line("Tests that depend on the order:");
            out.append(tests).append("\n\n");
        }
    }

    private void line(String text) {
        out.append(text).append("\n\n");
    }

    /** Text of anybody: in a code span nothing is markup but the backtick, and in a table the bar. */
    private static String code(String text) {
        return "`" + plain(Cut.at(SafeCharacters.withoutColours(text), LONGEST)) + "`";
    }

    /** A line to copy: never cut. */
    private static String command(String line) {
        return "`" + plain(line) + "`";
    }

    private static String plain(String text) {
        return text.replace('`', '\'')
                .replace('|', '¦')
                .replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}]+", " ")
                .strip();
    }
}
