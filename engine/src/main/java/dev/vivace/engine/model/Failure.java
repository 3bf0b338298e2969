package dev.vivace.engine.model;

import java.util.Optional;

/**
 * Why a test is red, as text.
 *
 * @param type class name of what was thrown
 * @param message its message, where it had one
 * @param trace its stack trace with causes
 */
public record Failure(String type, Optional<String> message, String trace) {

    /** The first words for people: type and message, which may have many lines. */
    public String headline() {
        return message.map(text -> type + ": " + text).orElse(type);
    }

    /** The first line of these; empty where nothing was thrown. */
    public String firstLine() {
        return headline().lines().findFirst().orElse("").stripTrailing();
    }
}
