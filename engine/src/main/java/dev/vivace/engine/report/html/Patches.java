package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;

import dev.vivace.engine.report.html.Html.Element;
import java.util.List;
import java.util.Map;

/** Patches as people read them: what goes and what comes in colours. */
final class Patches {

    private static final int LONGEST = 400;

    private final Map<String, String> texts;

    Patches(Map<String, String> texts) {
        this.texts = texts;
    }

    /** The patch in this file, to be opened. */
    Html show(String file) {
        String patch = texts.getOrDefault(file, "");
        if (patch.isEmpty()) {
            return element("p", file).ofClass("quiet");
        }
        List<Element> lines = patch.lines().limit(LONGEST).map(Patches::line).toList();
        return element("pre", lines).ofClass("patch");
    }

    private static Element line(String line) {
        return element("span", line + "\n").ofClass(kind(line));
    }

    private static String kind(String line) {
        if (line.startsWith("+++") || line.startsWith("---") || line.startsWith("diff")) {
            return "file";
        }
        if (line.startsWith("@@")) {
            return "hunk";
        }
        if (line.startsWith("+")) {
            return "plus";
        }
        return line.startsWith("-") ? "minus" : "same";
    }
}
