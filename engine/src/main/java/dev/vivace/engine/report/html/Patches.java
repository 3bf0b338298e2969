package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;

import dev.vivace.engine.report.html.Html.Element;
import java.util.List;
import java.util.Map;

/** Patches as people read them: what goes and what comes in colours. */
final class Patches {

    private static final int LONGEST = 400;

    private final Map<String, String> patches;
    private final LongTexts texts;

    Patches(Map<String, String> patches, LongTexts texts) {
        this.patches = patches;
        this.texts = texts;
    }

    /** The patch in this file, or its beginning with a link to all of it. */
    Html show(String file) {
        String patch = patches.getOrDefault(file, "");
        if (patch.isEmpty()) {
            return element("p", "The patch is not shown: " + file + " is not there, or very large.")
                    .ofClass("quiet");
        }
        List<Element> lines = patch.lines().limit(LONGEST).map(Patches::line).toList();
        Html shown = element("pre", lines).ofClass("patch");
        return lines.size() < LONGEST || patch.lines().count() == LONGEST
                ? shown
                : all(shown, texts.rest(Anchors.patch(file), patch));
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
