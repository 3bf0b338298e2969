package dev.vivace.engine.source;

import java.util.stream.Collectors;

/** The white space at the beginning of lines. */
public final class Indentation {

    private Indentation() {}

    /** That of the line in which this position is. */
    public static String of(String text, int position) {
        int line = text.lastIndexOf('\n', position - 1) + 1;
        int end = line;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(line, end);
    }

    /** The same lines without it, where they have it; with plain line ends. */
    public static String removed(String text, String indentation) {
        return text.lines()
                .map(line -> line.startsWith(indentation) ? line.substring(indentation.length()) : line)
                .collect(Collectors.joining("\n"));
    }

    /** The same lines with it, but for empty ones. */
    public static String added(String text, String indentation) {
        return text.lines()
                .map(line -> line.isBlank() ? line : indentation + line)
                .collect(Collectors.joining("\n"));
    }

    /** What a file adds for each level, as far as a type in it tells. */
    public static String step(String outer, String inner) {
        return inner.startsWith(outer) && inner.length() > outer.length() ? inner.substring(outer.length()) : "    ";
    }
}
