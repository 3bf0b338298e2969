package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Summary;
import dev.vivace.engine.report.RunReport.Test;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The verdict, what changed, and where to look next. */
final class OverviewView {

    private static final int SHOWN = 12;
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final ModuleResults results;

    OverviewView(ModuleResults results) {
        this.results = results;
    }

    Html content() {
        List<Html> parts = new ArrayList<>();
        results.run().ifPresent(run -> parts.add(verdict(run)));
        results.run().ifPresent(run -> parts.add(red(run)));
        parts.add(beforeAfter());
        parts.add(findings());
        results.run().ifPresent(run -> parts.add(slowest(run)));
        results.run().ifPresent(run -> parts.add(taints(run)));
        parts.add(unknown());
        return all(parts);
    }

    private static Html verdict(RunReport run) {
        Summary summary = run.summary();
        Headline headline = Headline.of(run);
        return element(
                        "section",
                        element("p", headline.words()).ofClass("verdict " + headline.kind()),
                        all(headline.reasons().stream()
                                .map(reason -> element("p", reason).ofClass("lead"))
                                .toList()),
                        proportions(summary),
                        element(
                                        "div",
                                        figure(summary.tests(), "tests"),
                                        figure(summary.passed(), "passed"),
                                        figure(summary.failed(), "red"),
                                        figure(summary.flaky(), "flaky"),
                                        figure(summary.skipped(), "skipped"),
                                        figure(Times.of(run.wallMillis()), "by the clock"))
                                .ofClass("figures"),
                        element("p", manner(run)).ofClass("quiet"))
                .id("verdict");
    }

    private static String manner(RunReport run) {
        return run.start().map(start -> WHEN.format(start) + ", isolation ").orElse("Isolation ") + run.isolation()
                + ", "
                + run.workers() + (run.workers() == 1 ? " worker" : " workers") + ", seed " + run.seed()
                + run.shard()
                        .map(shard -> ", shard " + shard.index() + " of " + shard.total())
                        .orElse("");
    }

    private static Html figure(long number, String word) {
        return figure(Long.toString(number), word);
    }

    private static Html figure(String number, String word) {
        return element("div", element("b", number), element("span", word));
    }

    /** One strip, as wide as all tests. */
    private static Html proportions(Summary summary) {
        List<Html> parts = new ArrayList<>();
        double x = 0;
        double total = Math.max(1, summary.tests());
        x = addPart(parts, x, summary.failed() / total, "red");
        x = addPart(parts, x, summary.flaky() / total, "flaky");
        x = addPart(parts, x, (summary.passed() - summary.flaky()) / total, "passed");
        addPart(parts, x, summary.skipped() / total, "skipped");
        return element("svg", parts)
                .ofClass("strip")
                .with("viewBox", "0 0 1000 10")
                .with("preserveAspectRatio", "none")
                .with("width", "100%")
                .with("height", 10)
                .with("aria-hidden", "true");
    }

    private static double addPart(List<Html> parts, double x, double share, String kind) {
        if (share > 0) {
            parts.add(element("rect")
                    .ofClass("bar " + kind)
                    .with("x", String.format(Locale.ROOT, "%.2f", x))
                    .with("y", 0)
                    .with("width", String.format(Locale.ROOT, "%.2f", Math.max(3, share * 1000)))
                    .with("height", 10)
                    .with("fill", "currentColor"));
        }
        return x + share * 1000;
    }

    private static Html red(RunReport run) {
        List<Test> urgent = run.tests().stream()
                .filter(test -> test.outcome().isRed() || test.isFlaky())
                .sorted(Comparator.comparing((Test test) -> !test.outcome().isRed()))
                .toList();
        if (urgent.isEmpty()) {
            return NOTHING;
        }
        List<Html> rows = new ArrayList<>();
        urgent.stream().limit(SHOWN).forEach(test -> rows.add(urgentRow(test)));
        Html more =
                urgent.size() > SHOWN ? element("p", link(View.TESTS.file(), text("All " + urgent.size()))) : NOTHING;
        return Page.section("red", "Look at these", element("ul", rows).ofClass("urgent"), more);
    }

    private static Html urgentRow(Test test) {
        String headline = test.attempts().stream()
                .flatMap(attempt -> attempt.failure().stream())
                .map(failure -> failure.headline())
                .reduce((first, second) -> second)
                .orElse("");
        return element(
                "li",
                Page.badge(test.outcome().isRed() ? test.outcome().label() : "flaky"),
                text(" "),
                link(View.TESTS.file() + "#" + TestsView.anchor(test), TestName.of(test.id())),
                element("div", Cut.at(SafeCharacters.withoutColours(headline).strip(), 240))
                        .ofClass("headline"));
    }

    private Html beforeAfter() {
        List<Html> charts = new ArrayList<>();
        results.doctor().ifPresent(doctor -> charts.addAll(new DoctorSection(doctor).parts()));
        results.boost()
                .filter(boost -> !boost.changed().isEmpty())
                .ifPresent(boost -> charts.add(all(
                        element("h3", text("Fixtures once per class "), link(View.BOOST.file(), text("details"))),
                        new BarChart()
                                .add("Before", boost.beforeMillis(), "before")
                                .add("After", boost.afterMillis(), "after")
                                .drawing("Time of changed classes before and after"))));
        String title = charts.isEmpty() ? "Time" : "Before and after";
        results.run().ifPresent(run -> charts.add(sideBySide(run)));
        return charts.isEmpty() ? NOTHING : Page.section("before-after", title, all(charts));
    }

    private static Html sideBySide(RunReport run) {
        long tests = run.tests().stream().mapToLong(Test::millis).sum();
        return all(
                element("h3", "This run"),
                new BarChart()
                        .add("In all tests together", tests, "fixture")
                        .add("By the clock, with starts of JVMs", run.wallMillis(), "fixture")
                        .drawing("Time in tests and by the clock"));
    }

    private Html findings() {
        int found = results.detect().map(detect -> detect.findings().size()).orElse(0);
        long patched = results.fix()
                .map(fix -> fix.fixes().stream()
                        .filter(one -> one.patch().isPresent())
                        .count())
                .orElse(0L);
        int all = Math.max(found, results.fix().map(fix -> fix.fixes().size()).orElse(0));
        if (!View.ORDER.isKnown(results)) {
            return NOTHING;
        }
        String words = all == 0
                ? "No test is known to depend on the order."
                : all + (all == 1 ? " test depends" : " tests depend") + " on the order or on chance, " + patched
                        + (patched == 1 ? " has" : " have") + " a verified patch.";
        return Page.section(
                "findings", "Order", element("p", text(words + " "), link(View.ORDER.file(), text("Who breaks whom"))));
    }

    private static Html slowest(RunReport run) {
        List<Test> slow = run.tests().stream()
                .sorted(Comparator.comparingLong((Test test) -> -test.millis()))
                .limit(8)
                .toList();
        BarChart chart = new BarChart();
        slow.forEach(test -> chart.add(TestName.brief(test.id()), test.millis(), "passed"));
        return slow.isEmpty() ? NOTHING : Page.section("slowest", "Slowest tests", chart.drawing("The slowest tests"));
    }

    private static Html taints(RunReport run) {
        return run.taints().isEmpty()
                ? NOTHING
                : Page.section(
                        "taints",
                        "Classes that need a JVM of their own",
                        Page.table(
                                List.of("Class", "Why"),
                                run.taints().stream()
                                        .map(taint -> element(
                                                "tr",
                                                element("td", TestName.cut(taint.className())),
                                                element("td", taint.reason())))
                                        .toList()));
    }

    private Html unknown() {
        List<Html> lines = new ArrayList<>();
        for (View view : View.values()) {
            if (!view.isKnown(results)
                    && view != View.TIMELINE
                    && !view.command().isEmpty()) {
                lines.add(element("li", text(view.title() + ": "), Page.command(view.command())));
            }
        }
        return lines.isEmpty() ? NOTHING : Page.section("unknown", "Not looked at yet", element("ul", lines));
    }
}
