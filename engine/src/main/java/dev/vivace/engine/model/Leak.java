package dev.vivace.engine.model;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * State that tests leave behind and another one does not expect, or relies on.
 *
 * @param kind what sort of state it is, one of the constants
 * @param where its name: a class with a field and what is in it, a key, or a few words
 * @param before what it holds in a new JVM; empty where nobody can tell
 * @param after what it holds when the others have run; empty where nobody can tell
 * @param others what else leaks, where none of them makes the difference alone
 */
public record Leak(String kind, String where, String before, String after, List<Leak> others) {

    public static final String STATIC_FIELD = "static field";
    public static final String SYSTEM_PROPERTY = "system property";
    public static final String LOCALE = "locale";
    public static final String TIME_ZONE = "time zone";
    public static final String JDK_STATE = "jdk state";
    public static final String FILE = "file";

    /** So many are named in a sentence. */
    private static final int NAMED = 3;

    public Leak {
        others = List.copyOf(others);
    }

    /** One that makes the difference alone. */
    public Leak(String kind, String where, String before, String after) {
        this(kind, where, before, after, List.of());
    }

    /** The same, which needs others to make the difference. */
    public Leak with(List<Leak> more) {
        return new Leak(kind, where, before, after, more);
    }

    /** This one and the others. */
    public Stream<Leak> all() {
        return Stream.concat(Stream.of(this), others.stream());
    }

    /** {@code a.Registry.count: 0 → 1}, for example. */
    public String text() {
        String several = others.stream().limit(NAMED).map(Leak::text).collect(Collectors.joining("; "));
        int more = others.size() - NAMED;
        return ownText()
                + (others.isEmpty() ? "" : "; together with " + several)
                + (more > 0 ? " and " + more + " more" : "");
    }

    private String ownText() {
        String name = kind.equals(SYSTEM_PROPERTY) || kind.equals(FILE) ? kind + " " + where : where;
        return before.isEmpty() && after.isEmpty() ? name : name + ": " + before + " → " + after;
    }
}
