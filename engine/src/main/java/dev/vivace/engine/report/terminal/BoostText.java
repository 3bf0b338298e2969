package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.Timing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** What became of a class with fixtures that run for each test, for people. */
final class BoostText {

    private final Style style;
    private final Function<Path, String> again;

    /**
     * In this style.
     *
     * @param again the command that runs an order
     */
    BoostText(Style style, Function<Path, String> again) {
        this.style = style;
        this.again = again;
    }

    List<String> of(Boost boost) {
        List<String> lines = new ArrayList<>();
        String status = boost.status().label().replace('-', ' ').toUpperCase(Locale.ROOT);
        String name = style.bold(SafeText.line(boost.testClass()));
        lines.add((boost.status() == Boost.Status.BOOSTED ? style.green(status) : style.yellow(status)) + " " + name);
        boost.timing().ifPresent(timing -> lines.add("  " + of(timing)));
        boost.fixtures().ifPresent(time -> lines.add("  fixtures took " + TimeText.exact(time)));
        lines.addAll(of(boost.losses()));
        boost.patch().ifPresent(patch -> lines.addAll(of(patch)));
        if (!boost.reason().isEmpty()) {
            lines.add("  " + SafeText.line(boost.reason()));
        }
        boost.failingOrder()
                .ifPresent(order -> lines.add("  " + style.dim("Again:") + " " + again.apply(Summary.nearby(order))));
        return lines;
    }

    private List<String> of(Boost.Patch patch) {
        List<String> lines = new ArrayList<>();
        lines.add("  by " + count(patch.changedLines(), "changed line")
                + (patch.injections() == 0
                        ? ""
                        : "; " + patch.injections() + " of " + count(patch.tests(), "test") + " reset fixtures"));
        lines.add("  " + style.dim("Patch:") + " " + Summary.nearby(patch.file()));
        return lines;
    }

    /** {@code 2.1 s instead of 4.0 s: 47 % less (p = 0.031)}. */
    String of(Timing timing) {
        return TimeText.exact(timing.after()) + " instead of " + TimeText.exact(timing.before()) + ": "
                + percent(timing.reduction())
                + String.format(Locale.ROOT, " (p = %.3f)", timing.significance());
    }

    private static String percent(double reduction) {
        long rounded = Math.round(Math.abs(reduction) * 100);
        return rounded + " % " + (reduction < 0 ? "more" : "less");
    }

    private static List<String> of(Losses losses) {
        return Stream.concat(
                        losses.lines().map(loss -> of(loss, "line", " reached")).stream(),
                        losses.mutants().map(loss -> of(loss, "mutant", " noticed")).stream())
                .toList();
    }

    private static String of(Loss loss, String what, String how) {
        return "  " + count(loss.before(), what) + how + " before; " + loss.lost() + " lost, " + loss.gained()
                + " gained";
    }

    List<String> of(SuiteBoost suite) {
        List<String> lines = new ArrayList<>();
        lines.add("The suite with all patches: " + of(suite.timing()));
        lines.addAll(of(suite.losses()));
        return lines;
    }

    private static String count(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
