package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.model.Diagnosis.Polluter;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DetectReport;
import dev.vivace.engine.report.FixReport.Fixed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tests whose verdict depends on the order: who breaks whom, through what, and what cures it. */
final class OrderView {

    private static final int DRAWN = 40;

    private final ModuleResults results;
    private final Patches patches;
    private final LongTexts texts;

    OrderView(ModuleResults results, LongTexts texts) {
        this.results = results;
        this.patches = new Patches(results.patches(), texts);
        this.texts = texts;
    }

    Html content() {
        Map<TestId, Fixed> fixes = new LinkedHashMap<>();
        results.fix().ifPresent(fix -> fix.fixes().forEach(fixed -> fixes.put(fixed.test(), fixed)));
        Map<TestId, DetectReport.Found> found = new LinkedHashMap<>();
        results.detect().ifPresent(detect -> detect.findings().forEach(one -> found.put(one.test(), one)));
        List<TestId> tests = new ArrayList<>(found.keySet());
        fixes.keySet().stream().filter(test -> !found.containsKey(test)).forEach(tests::add);
        return all(
                element("p", sentence(tests.size(), fixes)).ofClass("lead"),
                graph(fixes),
                all(tests.stream()
                        .map(test ->
                                card(test, Optional.ofNullable(found.get(test)), Optional.ofNullable(fixes.get(test))))
                        .toList()),
                alwaysRed());
    }

    private String sentence(int tests, Map<TestId, Fixed> fixes) {
        String searched = results.detect()
                .map(detect -> detect.orders() + " orders were tried in " + Times.of(detect.wallMillis())
                        + (detect.complete() ? "." : "; the budget ended the search."))
                .orElse("");
        if (tests == 0) {
            return "No test was found whose verdict depends on the order. " + searched;
        }
        long patched = fixes.values().stream()
                .filter(fixed -> fixed.patch().isPresent())
                .count();
        return tests + (tests == 1 ? " test changes" : " tests change") + " the verdict with the order or by chance; "
                + (fixes.isEmpty()
                        ? "vivace fix says why. "
                        : patched + (patched == 1 ? " has a verified patch. " : " have a verified patch. "))
                + searched;
    }

    private Html graph(Map<TestId, Fixed> fixes) {
        ColumnGraph graph =
                new ColumnGraph(List.of("What ran before", "State between them", "What changes its verdict"));
        fixes.values().stream().limit(DRAWN).forEach(fixed -> draw(graph, fixed));
        if (graph.isEmpty()) {
            return NOTHING;
        }
        return Page.section(
                "graph",
                "Who depends on whom",
                graph.drawing("Polluters, state and victims"),
                fixes.size() > DRAWN
                        ? element("p", "The first " + DRAWN + " of " + fixes.size() + " are drawn.")
                                .ofClass("note")
                        : NOTHING);
    }

    private static void draw(ColumnGraph graph, Fixed fixed) {
        String target = graph.node(
                2,
                fixed.kind().label(),
                TestName.brief(fixed.test()),
                fixed.test().toString(),
                "#" + Anchors.finding(fixed.test().toString()));
        String state = graph.node(
                1,
                "state",
                fixed.leak().map(Leak::where).map(OrderView::tail).orElse("not named"),
                fixed.leak().map(Leak::text).orElse("The state of " + fixed.test() + " could not be named"),
                "");
        graph.edge(state, target, fixed.kind() == Finding.Kind.BRITTLE ? "helps" : "breaks");
        for (Polluter polluter : fixed.polluters()) {
            graph.edge(before(graph, "polluter", polluter.tests()), state, "breaks");
            for (List<TestId> cleaner : polluter.cleaners()) {
                graph.edge(before(graph, "cleaner", cleaner), state, "helps");
            }
        }
        fixed.stateSetters().forEach(setter -> graph.edge(before(graph, "state-setter", setter), state, "helps"));
    }

    private static String before(ColumnGraph graph, String kind, List<TestId> tests) {
        String label = TestName.brief(tests.get(0)) + (tests.size() > 1 ? " +" + (tests.size() - 1) : "");
        return graph.node(
                0,
                kind,
                label,
                String.join(", ", tests.stream().map(TestId::toString).toList()),
                "");
    }

    /** Of a long name the end says more. */
    private static String tail(String where) {
        String[] parts = where.split("\\.", -1);
        return parts.length < 3 ? where : parts[parts.length - 2] + "." + parts[parts.length - 1];
    }

    private Html card(TestId test, Optional<DetectReport.Found> found, Optional<Fixed> fixed) {
        List<Html> parts = new ArrayList<>();
        Finding.Kind kind = found.map(DetectReport.Found::kind)
                .or(() -> fixed.map(Fixed::kind))
                .orElseThrow();
        parts.add(element(
                "h3",
                TestName.of(test),
                text(" "),
                Page.badge(kind.label()),
                fixed.<Html>map(one -> Page.badge(one.status())).orElse(NOTHING)));
        found.ifPresent(one -> parts.add(texts.show(Anchors.finding(test.toString()), one.failure())));
        fixed.ifPresent(one -> parts.addAll(diagnosis(one)));
        found.ifPresent(one -> parts.add(element(
                "p",
                text("Red: "),
                Page.command(Commands.runOrder(results.place(), results.directory() + "/" + one.failingOrder())),
                element("br"),
                text("Green: "),
                Page.command(Commands.runOrder(results.place(), results.directory() + "/" + one.passingOrder())))));
        fixed.ifPresent(one -> parts.add(cure(one)));
        return element("article", parts).id(Anchors.finding(test.toString()));
    }

    private static List<Html> diagnosis(Fixed fixed) {
        List<Html> rows = new ArrayList<>();
        fixed.leak().ifPresent(leak -> rows.add(row("State", List.of(text(leak.text())))));
        if (!fixed.polluters().isEmpty()) {
            rows.add(row(
                    fixed.polluters().size() == 1 ? "Polluter" : "Polluters",
                    fixed.polluters().stream()
                            .map(polluter -> tests(polluter.tests()))
                            .toList()));
            List<Html> cleaners = fixed.polluters().stream()
                    .flatMap(polluter -> polluter.cleaners().stream())
                    .distinct()
                    .map(OrderView::tests)
                    .toList();
            if (!cleaners.isEmpty()) {
                rows.add(row(cleaners.size() == 1 ? "Cleaner" : "Cleaners", cleaners));
            }
        }
        if (!fixed.stateSetters().isEmpty()) {
            rows.add(row(
                    "State-setters",
                    fixed.stateSetters().stream().map(OrderView::tests).toList()));
        }
        return rows.isEmpty() ? List.of() : List.of(element("dl", rows));
    }

    private static Html row(String name, List<? extends Html> values) {
        return all(
                element("dt", name),
                all(values.stream().map(value -> element("dd", value)).toList()));
    }

    private static Html tests(List<TestId> tests) {
        List<Html> names = new ArrayList<>();
        for (TestId test : tests) {
            if (!names.isEmpty()) {
                names.add(text(" and then "));
            }
            names.add(TestName.of(test));
        }
        return all(names);
    }

    private Html cure(Fixed fixed) {
        if (fixed.patch().isEmpty()) {
            return element("p", text("No patch: "), text(fixed.reason())).ofClass("note");
        }
        String file = fixed.patch().get();
        return element(
                        "details",
                        element(
                                "summary",
                                text("Patch of " + fixed.statements()
                                        + (fixed.statements() == 1 ? " statement, " : " statements, ")
                                        + fixed.place().orElse(""))),
                        patches.show(file),
                        element(
                                "p",
                                text("At the root of the reactor: "),
                                Page.command(Commands.apply(results.directory() + "/" + file))))
                .is("open", true);
    }

    private Html alwaysRed() {
        List<TestId> red = results.detect().map(DetectReport::alwaysRed).orElse(List.of());
        return red.isEmpty()
                ? NOTHING
                : Page.section(
                        "always-red",
                        "Red in every order",
                        element(
                                "ul",
                                red.stream()
                                        .map(test -> element("li", TestName.of(test)))
                                        .toList()));
    }
}
