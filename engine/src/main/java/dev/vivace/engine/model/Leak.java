package dev.vivace.engine.model;

/**
 * State that tests leave behind and another one does not expect, or relies on.
 *
 * @param kind what sort of state it is, one of the constants
 * @param where its name: a class with a field and what is in it, a key, or a few words
 * @param before what it holds in a new JVM; empty where nobody can tell
 * @param after what it holds when the others have run; empty where nobody can tell
 */
public record Leak(String kind, String where, String before, String after) {

    public static final String STATIC_FIELD = "static field";
    public static final String SYSTEM_PROPERTY = "system property";
    public static final String LOCALE = "locale";
    public static final String TIME_ZONE = "time zone";
    public static final String JDK_STATE = "jdk state";
    public static final String FILE = "file";

    /** {@code a.Registry.count: 0 → 1}, for example. */
    public String text() {
        String name = kind.equals(SYSTEM_PROPERTY) || kind.equals(FILE) ? kind + " " + where : where;
        return before.isEmpty() && after.isEmpty() ? name : name + ": " + before + " → " + after;
    }
}
