package dev.vivace.engine.source;

/**
 * A file of source as it is, and as it shall be.
 *
 * @param before as it was read
 * @param after with edits
 */
public record Change(SourceFile before, SourceFile after) {

    public Change {
        if (!before.path().equals(after.path())) {
            throw new IllegalArgumentException("Two files: " + before.path() + " and " + after.path());
        }
    }
}
