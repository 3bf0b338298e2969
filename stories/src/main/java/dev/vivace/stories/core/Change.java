package dev.vivace.stories.core;

/** The first thing in which two looks at the same fixtures differ. */
final class Change {

    private final String path;
    private final String before;
    private final String after;

    Change(String path, String before, String after) {
        this.path = path;
        this.before = before;
        this.after = after;
    }

    @Override
    public String toString() {
        return path + ": " + before + " -> " + after;
    }
}
