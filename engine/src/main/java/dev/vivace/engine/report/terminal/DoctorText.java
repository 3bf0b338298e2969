package dev.vivace.engine.report.terminal;

import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What people read after an examination: half a screen. */
public final class DoctorText {

    private static final int NAMED = 5;

    private final Style style;
    private final DoctorReport report;

    private DoctorText(Style style, DoctorReport report) {
        this.style = style;
        this.report = report;
    }

    /** All of it, a line each. */
    public static List<String> of(Console console, DoctorReport report, Path json) {
        return new DoctorText(console.style(), report).lines(json);
    }

    private List<String> lines(Path json) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(SafeText.line(report.module())) + ": " + report.tests() + " tests in " + report.classes()
                + " classes, " + report.processors() + " processors; examined in " + time(report.wallMillis()));
        lines.add("");
        long all = Math.max(
                1, report.time().stream().mapToLong(DoctorReport.Part::millis).sum());
        lines.add(style.bold("Where the time of one JVM goes") + " (" + time(all) + busy() + ")");
        report.time()
                .forEach(part -> lines.add(String.format(
                        Locale.ROOT,
                        "  %9s %4d %%  %s",
                        time(part.millis()),
                        Math.round(100.0 * part.millis() / all),
                        part.what())));
        report.loadingMillis()
                .ifPresent(loading -> lines.add("  of which " + time(loading) + " went into loading classes"));
        lines.add("");
        lines.add(style.bold("What would save some of it"));
        report.savings().forEach(saving -> lines.addAll(saving(saving)));
        if (!report.fixtures().isEmpty()) {
            lines.add("Fixtures of single tests take long in " + fixtures());
        }
        lines.add("");
        lines.add(
                report.parallel().safe()
                        ? style.green("A parallel run is safe today.") + " "
                                + report.parallel().why()
                        : style.yellow("A parallel run needs a second look.") + " "
                                + report.parallel().why());
        lines.addAll(met());
        report.leftOut().forEach(sentence -> lines.add(style.dim("Left out: " + SafeText.line(sentence))));
        lines.addAll(Summary.files(List.of(json)));
        return lines;
    }

    private String busy() {
        return report.busyProcessors()
                .map(busy -> String.format(Locale.ROOT, ", %.1f of %d processors busy", busy, report.processors()))
                .orElse("");
    }

    private List<String> saving(Saving saving) {
        boolean saves = saving.afterMillis() < saving.beforeMillis();
        String factor =
                String.format(Locale.ROOT, "%.1fx", (double) saving.beforeMillis() / Math.max(1, saving.afterMillis()));
        return List.of(
                String.format(
                        Locale.ROOT,
                        "  %9s -> %-9s %7s  %s%s",
                        time(saving.beforeMillis()),
                        time(saving.afterMillis()),
                        saves ? factor : "nothing",
                        saving.capability(),
                        saves ? "  " + style.bold(SafeText.line(saving.command())) : ""),
                style.dim("    Compared with " + withinSentence(saving.before()) + ". " + saving.how()));
    }

    private static String withinSentence(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    /** Nothing where nobody looked: that is among what was left out. */
    private List<String> met() {
        if (!report.findings().isEmpty()) {
            return List.of("Met on the way: " + findings() + "  " + style.dim(SafeText.line(report.fixCommand())));
        }
        return report.searched() ? List.of("No test was found that depends on the order.") : List.of();
    }

    private String fixtures() {
        return named(
                report.fixtures(),
                fixtures -> fixtures.className() + " (" + time(fixtures.fixtureMillis()) + " of "
                        + time(fixtures.classMillis()) + ")");
    }

    private String findings() {
        return named(
                report.findings(),
                met -> met.test()
                        + met.kind().map(kind -> " (" + kind.label() + ")").orElse(""));
    }

    private static <T> String named(List<T> all, Function<T, String> words) {
        String some = all.stream().limit(NAMED).map(words).map(SafeText::line).collect(Collectors.joining(", "));
        return some + (all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "");
    }

    private static String time(long millis) {
        return TimeText.exact(Duration.ofMillis(millis));
    }
}
