package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.report.html.Html.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What all pages have in common: head, navigation, footer. */
final class Page {

    /** Only for scripts: a browser that does not take our own file for our own still shows everything. */
    private static final String POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

    private Page() {}

    /** A page about a module. */
    static String of(ModuleResults results, View view, String toRoot, Html content) {
        List<Html> navigation = new ArrayList<>();
        for (View other : View.values()) {
            navigation.add(entry(results, other, other == view));
        }
        return page(results.name() + " – " + view.title(), toRoot, header(results.name(), toRoot, navigation), content);
    }

    /** The page about all modules. */
    static String ofModules(String title, Html content) {
        return page(title, "", header(title, "", List.of()), content);
    }

    private static Html entry(ModuleResults results, View view, boolean here) {
        if (!view.isKnown(results)) {
            return element("span", view.title()).ofClass("unknown").with("title", reason(view));
        }
        Element entry = link(view.file(), text(view.title()));
        return here ? entry.with("aria-current", "page") : entry;
    }

    private static String reason(View view) {
        return view.command().isEmpty()
                ? "Tests that share set-ups tell here what that saved"
                : view.command() + " finds out what is shown here";
    }

    private static Html header(String name, String toRoot, List<Html> navigation) {
        Html home = toRoot.isEmpty()
                ? element("span", "Vivace").ofClass("brand")
                : link(toRoot + "index.html", text("Vivace")).ofClass("brand").with("title", "All modules");
        return element(
                        "header",
                        home,
                        element("h1", name),
                        element("nav", navigation).with("aria-label", "Views"),
                        element("span").ofClass("tools"))
                .ofClass("top");
    }

    private static String page(String title, String toRoot, Html header, Html content) {
        Html head = element(
                "head",
                element("meta").with("charset", "utf-8"),
                element("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
                element("meta").with("http-equiv", "Content-Security-Policy").with("content", POLICY),
                element("meta").with("name", "color-scheme").with("content", "light dark"),
                element("title", title),
                element("link").with("rel", "stylesheet").with("href", toRoot + "report.css"),
                element("script").with("src", toRoot + "report.js").with("defer", ""));
        Html body = element("body", header, element("main", content), footer());
        return "<!DOCTYPE html>\n"
                + element("html", head, body).with("lang", "en").markup() + "\n";
    }

    private static Html footer() {
        return element(
                "footer",
                "Written by vivace report from the files that other commands left. Nothing here was sent anywhere.");
    }

    /** A heading with what belongs under it. */
    static Element section(String id, String title, Html... content) {
        return element("section", element("h2", title), all(content)).id(id);
    }

    /** A line to copy. */
    static Element command(String line) {
        return element("code", line).ofClass("command");
    }

    /** A word with a colour. */
    static Element badge(String word) {
        return element("span", word).ofClass("badge " + cssWord(word));
    }

    /** A table. */
    static Element table(List<String> heads, List<? extends Html> rows) {
        Html head = element(
                "thead",
                element("tr", heads.stream().map(name -> element("th", name)).toList()));
        return element("div", element("table", head, element("tbody", rows))).ofClass("scroll");
    }

    private static String cssWord(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9-]", "-");
    }
}
