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

    /** The first words for people: type and message, which may have many lines. */
    public String headline() {
        return message.map(text -> type + ": " + text).orElse(type);
    }

    /**
     * The first line of these; empty where nothing was thrown. A message that begins with an empty line says little in its
     * next one, "Expecting:" for example, so that some more follow.
     */
    public String firstLine() {
        return message.filter(
                        text -> text.lines().findFirst().filter(String::isBlank).isPresent())
                .map(text -> type + ": " + beginning(text))
                .orElseGet(() -> headline().lines().findFirst().orElse(""))
                .stripTrailing();
    }

    private static String beginning(String text) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(LINES)
                .collect(Collectors.joining(" "));
    }
}
