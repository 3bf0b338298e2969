package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** Shows texts of any length: pages have their beginning, and files beside the page all of it. */
final class LongTexts {

    private static final int SHOWN = 16 * 1024;

    private final Map<String, String> files = new LinkedHashMap<>();

    /** The text, or its beginning with a link to all of it. */
    Html show(String name, String original) {
        String clean = SafeCharacters.withoutColours(original);
        if (clean.length() <= SHOWN) {
            return element("pre", clean);
        }
        return all(element("pre", Cut.at(clean, SHOWN)), rest(name, original));
    }

    /** What stands below a beginning, and leads to all of it. */
    Html rest(String name, String original) {
        String file = "text/" + name + ".txt";
        files.put(file, original);
        return element(
                        "p",
                        text("Cut here. "),
                        link(file, text("All " + original.length() + " characters")),
                        text(" are in a file of their own."))
                .ofClass("note");
    }

    /** What was too long, by the name of its file. */
    Map<String, String> files() {
        return files;
    }
}
