package dev.vivace.engine.report.html;

import java.io.IOException;
import java.util.Locale;
import java.util.regex.Pattern;

/** Characters as they may stand in a page: they are no markup, do not turn the line around, and can all be seen. */
final class SafeCharacters {

    /** Colours and cursor movements of terminals, and titles of their windows. */
    private static final Pattern TERMINAL =
            Pattern.compile("\u001b(\\[[0-9;:?]*[ -/]*[@-~]|\\][^\u0007\u001b]{0,200}(\u0007|\u001b\\\\))");

    private SafeCharacters() {}

    /** Writes text into an element or an attribute in double quotes. */
    static void write(String text, Appendable out) throws IOException {
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            write(point, out);
            i += Character.charCount(point);
        }
    }

    /** The text without what only a terminal understands. */
    static String withoutColours(String text) {
        return text.indexOf('\u001b') < 0 ? text : TERMINAL.matcher(text).replaceAll("");
    }

    private static void write(int point, Appendable out) throws IOException {
        switch (point) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            case '\n', '\t' -> out.append((char) point);
            case '\r' -> {}
            default -> writeOther(point, out);
        }
    }

    private static void writeOther(int point, Appendable out) throws IOException {
        if (isSeen(point)) {
            out.append(Character.toString(point));
        } else {
            out.append(String.format(Locale.ROOT, "\\u%04x", point));
        }
    }

    private static boolean isSeen(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
