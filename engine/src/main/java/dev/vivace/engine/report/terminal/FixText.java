package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Diagnosis.Polluter;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What became of a finding, as a story for people. */
final class FixText {

    private static final int NAMED = 3;

    private final Style style;

    FixText(Style style) {
        this.style = style;
    }

    List<String> of(Fix fix) {
        List<String> lines = new ArrayList<>();
        String status = fix.status().label().replace('-', ' ').toUpperCase(Locale.ROOT);
        lines.add((fix.status().isGood() ? style.green(status) : style.red(status)) + " "
                + style.bold(SafeText.line(fix.finding().test().toString())));
        fix.diagnosis().polluters().forEach(polluter -> lines.addAll(of(polluter)));
        fix.diagnosis().leak().ifPresent(leak -> lines.add("  through " + SafeText.line(leak.text())));
        if (!fix.diagnosis().stateSetters().isEmpty()) {
            lines.add("  passes only after " + groups(fix.diagnosis().stateSetters()));
        }
        fix.patch().ifPresent(patch -> lines.addAll(of(patch)));
        if (!fix.reason().isEmpty()) {
            lines.add("  " + (fix.status().isGood() ? "cured by " : "because ") + SafeText.line(fix.reason()));
        }
        return lines;
    }

    private static List<String> of(Polluter polluter) {
        List<String> lines = new ArrayList<>();
        lines.add("  broken by " + names(polluter.tests()));
        if (polluter.cleanedBySetUp()) {
            lines.add("  unless its class is set up anew between them");
        }
        if (!polluter.cleaners().isEmpty()) {
            lines.add("  unless " + groups(polluter.cleaners()) + " runs between them");
        }
        return lines;
    }

    private List<String> of(Fix.Patch patch) {
        List<String> lines = new ArrayList<>();
        lines.add("  repaired by " + count(patch.statements(), "statement")
                + (patch.helper().isEmpty()
                        ? ""
                        : " of the " + patch.helperStatements() + " of " + names(patch.helper()))
                + " at " + SafeText.line(patch.place()) + ":");
        patch.code().stream()
                .flatMap(String::lines)
                .forEach(line -> lines.add("    " + style.green("+ " + SafeText.line(line))));
        lines.add("  " + style.dim("Patch:") + " " + Summary.nearby(patch.file()));
        return lines;
    }

    private static String groups(List<List<TestId>> groups) {
        String some = groups.stream().limit(NAMED).map(FixText::names).collect(Collectors.joining(" or "));
        return some + others(groups.size() - NAMED);
    }

    private static String others(int number) {
        return number <= 0 ? "" : number == 1 ? " or 1 other" : " or one of " + number + " others";
    }

    private static String names(List<TestId> tests) {
        return tests.size() > NAMED
                ? count(tests.size(), "test")
                : tests.stream().map(TestId::toString).map(SafeText::line).collect(Collectors.joining(", "));
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
