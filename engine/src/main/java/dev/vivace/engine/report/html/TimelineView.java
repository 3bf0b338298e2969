package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.html.Bars.Bar;
import dev.vivace.engine.report.html.Bars.Row;
import dev.vivace.engine.report.html.Html.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What ran when, and in which worker: a lane each. */
final class TimelineView {

    /** Milliseconds are scaled to this width, so that numbers stay short. */
    private static final double WIDTH = 4000;

    private static final int ROW = 26;
    private static final int BAR = 18;
    private static final int AXIS = 26;
    private static final int TICKS = 8;

    private final RunReport run;
    private final Bars bars;

    TimelineView(RunReport run) {
        this.run = run;
        this.bars = Bars.of(run);
    }

    Html content() {
        return all(
                element("p", sentence()).ofClass("lead"),
                element("div", element("span").ofClass("zoom"), legend()).ofClass("toolbar"),
                element("div", lanes(), plot()).ofClass("timeline"),
                busy());
    }

    private String sentence() {
        long tests = run.tests().stream().mapToLong(RunReport.Test::millis).sum();
        return run.tests().size() + " tests, " + Times.of(tests) + " in tests, " + Times.of(run.wallMillis())
                + " by the clock with " + run.workers() + (run.workers() == 1 ? " worker." : " workers.");
    }

    private static Html legend() {
        return element(
                        "span",
                        key("passed", "passed"),
                        key("red", "red"),
                        key("skipped", "skipped"),
                        key("again", "run again"),
                        key("setup", "set-up, tear-down"),
                        key("start", "start of a JVM"))
                .ofClass("legend");
    }

    private static Html key(String kind, String words) {
        Element sample = element(
                        "svg",
                        patterns("key-" + kind),
                        element("rect")
                                .ofClass("bar " + kind)
                                .with("x", 1)
                                .with("y", 1)
                                .with("width", 18)
                                .with("height", 10)
                                .with("fill", fill(kind, "key-" + kind)))
                .with("width", 20)
                .with("height", 12)
                .with("aria-hidden", "true");
        return element("span", sample, text(" " + words));
    }

    private Html lanes() {
        List<Html> labels = new ArrayList<>();
        for (int i = 0; i < bars.rows().size(); i++) {
            Row row = bars.rows().get(i);
            if (row.first()) {
                labels.add(
                        element("text", "Worker " + row.worker()).with("x", 0).with("y", AXIS + i * ROW + 14));
            }
        }
        return element("svg", labels).ofClass("lanes").with("width", 84).with("height", height());
    }

    private Html plot() {
        List<Html> shapes = new ArrayList<>();
        shapes.add(patterns("hatch"));
        Map<Integer, int[]> extents = extents();
        run.jvms()
                .forEach(jvm -> addBack(
                        shapes,
                        extents,
                        jvm.worker(),
                        jvm.startMillis(),
                        jvm.readyMillis(),
                        "start",
                        "Start of a JVM and discovery: " + Times.of(jvm.readyMillis() - jvm.startMillis())));
        run.classes()
                .forEach(span -> addBack(
                        shapes,
                        extents,
                        span.worker(),
                        span.startMillis(),
                        span.startMillis() + span.millis(),
                        "setup",
                        TestName.cut(span.className()) + " as a whole: " + Times.of(span.millis())));
        for (int i = 0; i < bars.rows().size(); i++) {
            for (Bar bar : bars.rows().get(i).bars()) {
                shapes.add(shape(bar, AXIS + i * ROW));
            }
        }
        Element inner = element("svg", shapes)
                .ofClass("bars")
                .with("x", 0)
                .with("y", 0)
                .with("width", "100%")
                .with("height", height())
                .with("viewBox", "0 0 4000 " + height())
                .with("preserveAspectRatio", "none");
        return element("svg", axis(), inner)
                .ofClass("plot")
                .id("plot")
                .with("height", height())
                .with("width", "100%")
                .with("tabindex", 0)
                .with("role", "img")
                .with("aria-label", "Timeline of the workers")
                .with("data-end", bars.end());
    }

    /** First row and number of rows of each worker. */
    private Map<Integer, int[]> extents() {
        Map<Integer, int[]> extents = new HashMap<>();
        for (int i = 0; i < bars.rows().size(); i++) {
            int row = i;
            extents.computeIfAbsent(bars.rows().get(i).worker(), worker -> new int[] {row, 0})[1]++;
        }
        return extents;
    }

    private void addBack(
            List<Html> shapes, Map<Integer, int[]> extents, int worker, long from, long to, String kind, String words) {
        int[] extent = extents.get(worker);
        if (extent != null && to > from) {
            shapes.add(rectangle(from, to, AXIS + extent[0] * ROW, (extent[1] - 1) * ROW + BAR, kind, words));
        }
    }

    private Html shape(Bar bar, int y) {
        String words = bar.tests() == 1
                ? bar.label() + ": " + bar.kind() + ", " + Times.of(bar.to() - bar.from())
                : bar.tests() + " tests from " + bar.label() + " on: " + bar.kind() + ", "
                        + Times.of(bar.to() - bar.from());
        return link(
                View.TESTS.file() + "#" + bar.anchor(),
                rectangle(bar.from(), bar.to(), y, BAR, bar.kind() + (bar.again() ? " again" : ""), words));
    }

    private Element rectangle(long from, long to, int y, int height, String kind, String words) {
        double x = scaled(Math.max(0, from));
        return element("rect", element("title", words))
                .ofClass("bar " + kind)
                .with("x", number(x))
                .with("y", y)
                .with("width", number(Math.max(1, scaled(to) - x)))
                .with("height", height)
                .with("fill", fill(kind, "hatch"));
    }

    private double scaled(long millis) {
        return millis * WIDTH / bars.end();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** Hatches are patterns of the drawing; plain colours come from the style sheet. */
    private static String fill(String kind, String pattern) {
        return kind.equals("setup") || kind.equals("start") ? "url(#" + pattern + "-" + kind + ")" : "currentColor";
    }

    private static Html patterns(String prefix) {
        return element("defs", pattern(prefix + "-setup", 45), pattern(prefix + "-start", -45));
    }

    private static Html pattern(String id, int angle) {
        return element("pattern", element("rect").with("width", 3).with("height", 6))
                .id(id)
                .with("width", 6)
                .with("height", 6)
                .with("patternUnits", "userSpaceOnUse")
                .with("patternTransform", "rotate(" + angle + ")")
                .with("data-angle", angle);
    }

    private Html axis() {
        List<Html> ticks = new ArrayList<>();
        for (int i = 0; i < TICKS; i++) {
            String x = number(100.0 * i / TICKS) + "%";
            ticks.add(element("line").with("x1", x).with("x2", x).with("y1", 18).with("y2", height()));
            ticks.add(element("text", Times.of(bars.end() * i / TICKS))
                    .with("x", x)
                    .with("dx", 3)
                    .with("y", 12));
        }
        return element("g", ticks).ofClass("axis");
    }

    private int height() {
        return AXIS + Math.max(1, bars.rows().size()) * ROW + 4;
    }

    private Html busy() {
        Map<Integer, Long> byWorker = new TreeMap<>();
        run.tests().stream()
                .flatMap(test -> test.attempts().stream())
                .forEach(attempt -> byWorker.merge(attempt.worker(), attempt.millis(), Long::sum));
        List<Html> rows = new ArrayList<>();
        byWorker.forEach((worker, millis) -> rows.add(element(
                "tr",
                element("td", "Worker " + worker),
                element("td", Times.of(millis)),
                element("td", 100 * millis / Math.max(1, run.wallMillis()) + " %"))));
        return Page.section(
                "busy", "How busy they were", Page.table(List.of("Worker", "In tests", "Of the run"), rows));
    }
}
