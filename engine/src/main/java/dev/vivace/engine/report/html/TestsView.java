package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Printed;
import dev.vivace.engine.report.RunReport.Test;
import dev.vivace.engine.report.RunReport.Try;
import dev.vivace.engine.report.html.Html.Element;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Every test, with all its attempts. */
final class TestsView {

    private static final Map<String, String> FILTERS = Map.of(
            "all", "All", "red", "Red", "flaky", "Flaky", "flagged", "Flagged", "skipped", "Skipped", "passed",
            "Passed");
    private static final List<String> SEQUENCE = List.of("all", "red", "flaky", "flagged", "skipped", "passed");

    private final ModuleResults results;
    private final RunReport run;
    private final Map<String, List<Long>> history;
    private final LongTexts texts;

    TestsView(ModuleResults results, LongTexts texts) {
        this.results = results;
        this.run = results.run().orElseThrow();
        this.history = results.history();
        this.texts = texts;
    }

    Html content() {
        List<Html> rows = run.tests().stream()
                .sorted(Comparator.comparingInt(TestsView::urgency))
                .map(this::row)
                .toList();
        return all(
                filters(),
                element(
                                "div",
                                element("span", "Test"),
                                element("span", "Remarks"),
                                element("span", "Attempts").ofClass("number"),
                                element("span", "Time").ofClass("number"))
                        .ofClass("testhead"),
                element("div", rows).id("tests").with("data-count", rows.size()),
                element("p", "Nothing matches.").id("nomatch").is("hidden", true));
    }

    /** Works without scripts: the style sheet looks at which of them is chosen. */
    private Html filters() {
        List<Html> choices = new ArrayList<>();
        for (String filter : SEQUENCE) {
            long count = run.tests().stream()
                    .filter(test -> filter.equals("all") || classesOf(test).contains(filter))
                    .count();
            choices.add(element("input")
                    .with("type", "radio")
                    .with("name", "only")
                    .id("only-" + filter)
                    .is("checked", filter.equals("all")));
            choices.add(element("label", text(FILTERS.get(filter) + " "), element("b", Long.toString(count)))
                    .with("for", "only-" + filter));
        }
        return element("div", element("div", choices).ofClass("choices").with("role", "group"))
                .ofClass("toolbar")
                .id("filters");
    }

    private static int urgency(Test test) {
        if (test.outcome().isRed()) {
            return 0;
        }
        return test.isFlaky() ? 1 : 2;
    }

    private static List<String> classesOf(Test test) {
        List<String> classes = new ArrayList<>();
        classes.add(test.outcome().isRed() ? "red" : test.outcome().label());
        if (test.isFlaky()) {
            classes.add("flaky");
        }
        if (!test.flags().isEmpty()) {
            classes.add("flagged");
        }
        return classes;
    }

    /** The place of a test; several modules may each have one of this name. */
    static String anchor(Test test) {
        return Anchors.test(test.module().map(module -> module + " ").orElse("") + test.id());
    }

    private Html row(Test test) {
        List<Html> remarks = new ArrayList<>();
        if (test.outcome().isRed()) {
            remarks.add(Page.badge(test.outcome().label()));
        } else if (test.isFlaky()) {
            remarks.add(Page.badge("flaky"));
        } else if (test.outcome() == Outcome.SKIPPED) {
            remarks.add(Page.badge(test.outcome().label()));
        }
        test.flags().forEach(flag -> remarks.add(Page.badge(flag)));
        test.module()
                .ifPresent(module ->
                        remarks.add(element("span", TestName.cut(module)).ofClass("quiet")));
        Element summary = element(
                "summary",
                element("span", TestName.of(test.id())).ofClass("what"),
                element("span", remarks).ofClass("remarks"),
                element(
                                "span",
                                test.attempts().size() > 1
                                        ? Integer.toString(test.attempts().size())
                                        : "")
                        .ofClass("number quiet"),
                element("span", Times.of(test.millis())).ofClass("number"));
        return element("details", summary, body(test))
                .id(anchor(test))
                .ofClass("test " + String.join(" ", classesOf(test)))
                .with("data-ms", test.millis());
    }

    private Html body(Test test) {
        List<Html> parts = new ArrayList<>();
        parts.add(attempts(test));
        for (int i = 0; i < test.attempts().size(); i++) {
            parts.add(evidence(test, i));
        }
        if (test.outcome().isRed()) {
            parts.add(element("p", text("Again: "), Page.command(Commands.runTest(results, test.id()))));
        }
        List<Long> earlier = history.getOrDefault(test.id().wholeMethod().toString(), List.of());
        if (earlier.size() > 1) {
            parts.add(Sparkline.of(earlier));
        }
        return element("div", parts).ofClass("body");
    }

    private static Html attempts(Test test) {
        return Page.table(
                List.of("Stage", "Outcome", "Worker", "Began", "Took"),
                test.attempts().stream().map(TestsView::attempt).toList());
    }

    private static Html attempt(Try attempt) {
        return element(
                "tr",
                element("td", attempt.stage().label()),
                element("td", Page.badge(attempt.outcome().label())),
                element("td", Integer.toString(attempt.worker())),
                element("td", Times.of(attempt.startMillis())),
                element("td", Times.of(attempt.millis())));
    }

    private Html evidence(Test test, int number) {
        Try attempt = test.attempts().get(number);
        String name = anchor(test) + "-" + (number + 1);
        String which = test.attempts().size() > 1 ? " of attempt " + (number + 1) : "";
        List<Html> parts = new ArrayList<>();
        attempt.failure()
                .ifPresent(failure -> parts.add(all(
                        element("h3", "Failure" + which),
                        texts.show(name, failure.trace().isBlank() ? failure.headline() : failure.trace()))));
        attempt.skipReason()
                .ifPresent(reason -> parts.add(all(element("h3", "Skipped because"), texts.show(name, reason))));
        attempt.output().ifPresent(printed -> parts.add(output(name + "-output", which, printed)));
        return parts.isEmpty() ? NOTHING : all(parts);
    }

    private Html output(String name, String which, Printed printed) {
        boolean whole = printed.end().getBytes(StandardCharsets.UTF_8).length >= printed.bytes();
        String title = "Printed" + which + (whole ? "" : ", the end of " + printed.bytes() + " bytes");
        return all(element("h3", title), texts.show(name, printed.end()));
    }
}
