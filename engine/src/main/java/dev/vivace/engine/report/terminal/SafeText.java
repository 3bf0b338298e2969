package dev.vivace.engine.report.terminal;

import java.util.ArrayList;
import java.util.List;

/** Text that tests wrote, made fit for a console: it cannot move the cursor, change colours or flood the screen. */
final class SafeText {

    private static final int LONGEST_LINE = 500;

    private SafeText() {}

    /** The text as one line. */
    static String line(String text) {
        StringBuilder safe = new StringBuilder();
        int end = Math.min(text.length(), LONGEST_LINE);
        text.substring(0, end).codePoints().forEach(point -> append(safe, point));
        return end < text.length()
                ? safe.append(" ... (" + text.length() + " characters)").toString()
                : safe.toString();
    }

    /** The first lines of the text, with a line that says so where more follow. */
    static List<String> firstLines(String untrimmed, int limit) {
        String text = untrimmed.stripTrailing();
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length() && lines.size() < limit) {
            int end = endOfLine(text, start);
            lines.add(line(text.substring(start, end)));
            start = end + 1;
        }
        if (start < text.length()) {
            lines.add("... (" + (text.length() - start) + " more characters)");
        }
        return lines;
    }

    private static int endOfLine(String text, int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }

    private static void append(StringBuilder safe, int point) {
        if (point == '\t' || point == '\n' || point == '\r') {
            safe.append(' ');
        } else if (isHarmless(point)) {
            safe.appendCodePoint(point);
        } else {
            safe.append(String.format("\\u%04x", point));
        }
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
