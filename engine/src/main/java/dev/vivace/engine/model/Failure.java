package dev.vivace.engine.model;

import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Why a test is red, as text.
 *
 * @param type class name of what was thrown
 * @param message its message, where it had one
 * @param trace its stack trace with causes
 */
public record Failure(String type, Optional<String> message, String trace) {

    /** As many as assertion libraries need to say what was expected of what. */
    private static final int LINES = 4;

    /** So many characters are enough to know it by. */
    private static final int LONGEST = 300;

    /** The first words for people: type and message, which may have many lines. */
    public String headline() {
        return message.map(text -> type + ": " + text).orElse(type);
    }

    /**
     * The first line of these; empty where nothing was thrown. A message that begins with an empty line says little in its
     * next one, "Expecting:" for example, so that some more follow. What is very long is cut.
     */
    public String inOneLine() {
        String text = message.filter(
                        some -> some.lines().findFirst().filter(String::isBlank).isPresent())
                .map(some -> type + ": " + beginning(some))
                .orElseGet(() -> headline().lines().findFirst().orElse(""))
                .stripTrailing();
        return text.codePointCount(0, text.length()) <= LONGEST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
    }

    private static String beginning(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(LINES)
                .collect(Collectors.joining(" "));
    }
}
