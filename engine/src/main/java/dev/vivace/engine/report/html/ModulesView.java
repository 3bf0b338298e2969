package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All modules of a project, with the way to each. */
final class ModulesView {

    private final Map<String, ModuleResults> modules;

    /** The modules by the name of their directory in the report. */
    ModulesView(Map<String, ModuleResults> modules) {
        this.modules = modules;
    }

    Html content() {
        List<Html> rows = new ArrayList<>();
        modules.forEach((directory, results) -> rows.add(row(directory, results)));
        return Page.section(
                "modules",
                modules.size() + " modules",
                Page.table(List.of("Module", "Verdict", "Tests", "Red", "Flaky", "Skipped", "Time", "Order"), rows));
    }

    private static Html row(String directory, ModuleResults results) {
        Optional<Summary> summary = results.run().map(RunReport::summary);
        return element(
                "tr",
                element("td", link(directory + "/" + View.OVERVIEW.file(), text(results.name()))),
                element(
                        "td",
                        results.run()
                                .<Html>map(run -> Page.badge(Headline.of(run).word()))
                                .orElse(text("not run"))),
                count(summary.map(Summary::tests)),
                count(summary.map(Summary::failed)),
                count(summary.map(Summary::flaky)),
                count(summary.map(Summary::skipped)),
                element(
                        "td",
                        results.run().map(run -> Times.of(run.wallMillis())).orElse("")),
                count(results.detect().map(detect -> (long) detect.findings().size())));
    }

    private static Html count(Optional<Long> number) {
        return element("td", number.map(String::valueOf).orElse(""));
    }
}
