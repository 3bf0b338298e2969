package dev.vivace.engine.source;

import java.util.Objects;

/**
 * An edit of a text: the characters from start up to end are replaced.
 *
 * @param start offset of the first character that goes
 * @param end offset of the first character that stays
 * @param replacement what comes instead; {@code '\n'} stands for the line end of the file
 */
public record Edit(int start, int end, String replacement) {

    public Edit {
        Objects.requireNonNull(replacement);
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("No part of a text: " + start + " to " + end);
        }
    }

    /** Puts a text before the character at this offset. */
    public static Edit insert(int at, String text) {
        return new Edit(at, at, text);
    }
}
