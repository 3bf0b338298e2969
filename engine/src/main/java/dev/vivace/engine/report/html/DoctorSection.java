package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.FixtureTime;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What an examination measured: where the time goes, what saves some, whether tests may run side by side. */
final class DoctorSection {

    private static final int SHOWN = 12;

    private final DoctorReport doctor;

    DoctorSection(DoctorReport doctor) {
        this.doctor = doctor;
    }

    List<Html> parts() {
        List<Html> parts = new ArrayList<>();
        parts.add(time());
        doctor.savings().forEach(saving -> parts.add(saving(saving)));
        if (!doctor.fixtures().isEmpty()) {
            parts.add(fixtures());
        }
        parts.add(safety());
        doctor.leftOut()
                .forEach(sentence ->
                        parts.add(element("p", "Left out: " + sentence).ofClass("quiet")));
        return parts;
    }

    private Html time() {
        BarChart where = new BarChart();
        doctor.time().forEach(part -> where.add(part.what(), part.millis(), "fixture"));
        List<Html> pieces = new ArrayList<>();
        pieces.add(element("h3", "Where the time of one JVM goes" + busy()));
        pieces.add(where.drawing("Where the time goes"));
        doctor.loadingMillis()
                .ifPresent(loading ->
                        pieces.add(element("p", "Of which " + Times.of(loading) + " went into loading classes.")
                                .ofClass("quiet")));
        return all(pieces);
    }

    private String busy() {
        return doctor.busyProcessors()
                .map(busy -> String.format(Locale.ROOT, ", %.1f of %d processors busy", busy, doctor.processors()))
                .orElse("");
    }

    /** A command that saves nothing is nothing to copy. */
    private static Html saving(Saving saving) {
        boolean saves = saving.afterMillis() < saving.beforeMillis();
        return all(
                element("h3", saving.capability()),
                new BarChart()
                        .add(saving.before(), saving.beforeMillis(), "before")
                        .add("With it", saving.afterMillis(), "after")
                        .drawing(saving.capability()),
                saves
                        ? element("p", text(saving.how() + " "), Page.command(saving.command()))
                                .ofClass("quiet")
                        : element("p", saving.how() + " It saves nothing here.").ofClass("quiet"));
    }

    private Html fixtures() {
        BarChart chart = new BarChart();
        doctor.fixtures().stream().limit(SHOWN).forEach(fixtures -> add(fixtures, chart));
        return all(element("h3", "Fixtures of single tests"), chart.drawing("Time of fixtures by class"));
    }

    private static void add(FixtureTime fixtures, BarChart chart) {
        chart.add(fixtures.className(), fixtures.classMillis(), "before");
        chart.add("of which fixtures", fixtures.fixtureMillis(), "fixture");
    }

    private Html safety() {
        String words =
                doctor.parallel().safe() ? "A parallel run is safe today. " : "A parallel run needs a second look. ";
        List<Html> pieces = new ArrayList<>();
        pieces.add(element("p", words + doctor.parallel().why()));
        if (!doctor.findings().isEmpty()) {
            pieces.add(element("p", text("Met on the way: "), Page.command(doctor.fixCommand())));
            pieces.add(element(
                    "ul",
                    doctor.findings().stream()
                            .limit(SHOWN)
                            .map(DoctorSection::finding)
                            .toList()));
        }
        return all(pieces);
    }

    private static Html finding(Met met) {
        String kind = met.kind().map(known -> " (" + known.label() + ")").orElse("");
        return element("li", TestName.of(met.test()), text(kind));
    }
}
