package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.html.BoostResults.Boosted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Classes whose fixtures need not run before each test, with what was measured. */
final class BoostView {

    private final BoostResults boost;
    private final ModuleResults results;
    private final Patches patches;

    BoostView(BoostResults boost, ModuleResults results, LongTexts texts) {
        this.boost = boost;
        this.results = results;
        this.patches = new Patches(results.patches(), texts);
    }

    Html content() {
        List<Html> cards = boost.classes().stream()
                .sorted(Comparator.comparingLong(
                        (Boosted one) -> -one.fixtureMillis().orElse(0L)))
                .map(this::card)
                .toList();
        return all(element("p", sentence()).ofClass("lead"), all(cards));
    }

    private String sentence() {
        int changed = boost.changed().size();
        String looked = boost.classes().size() + (boost.classes().size() == 1 ? " class was" : " classes were")
                + " looked at. ";
        return changed == 0
                ? looked + "None got faster."
                : looked + changed + (changed == 1 ? " is faster: " : " are faster: ") + Times.of(boost.beforeMillis())
                        + " became " + Times.of(boost.afterMillis()) + ".";
    }

    private Html card(Boosted one) {
        BarChart chart = new BarChart();
        one.beforeMillis().ifPresent(millis -> chart.add("Before", millis, "before"));
        one.fixtureMillis().ifPresent(millis -> chart.add("of it in per-test fixtures", millis, "fixture"));
        one.afterMillis().ifPresent(millis -> chart.add("After", millis, "after"));
        List<Html> parts = new ArrayList<>();
        parts.add(element("h3", text(TestName.cut(one.className()) + " "), Page.badge(one.status())));
        if (!chart.isEmpty()) {
            parts.add(chart.drawing("Durations of " + one.className()));
        }
        one.pValue()
                .ifPresent(p -> parts.add(
                        element("p", String.format(Locale.ROOT, "p = %.3g", p)).ofClass("quiet")));
        one.reason()
                .filter(reason -> !reason.isBlank())
                .ifPresent(reason -> parts.add(element(
                        "p",
                        one.code()
                                        .filter(code -> !code.isBlank())
                                        .map(code -> code + ": ")
                                        .orElse("")
                                + reason)));
        one.patch()
                .ifPresent(file -> parts.add(element(
                        "details",
                        element("summary", "Patch"),
                        patches.show(file),
                        element(
                                "p",
                                text("At the root of the reactor: "),
                                Page.command(Commands.apply(results.directory() + "/" + file))))));
        return element("article", parts).id(Anchors.ofClass(one.className()));
    }
}
