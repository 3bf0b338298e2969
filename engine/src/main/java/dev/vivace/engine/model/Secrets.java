package dev.vivace.engine.model;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Knows from their names which values must be seen neither in a log nor on a page. */
public final class Secrets {

    /** Wherever they are in a name. */
    private static final Pattern PART = Pattern.compile(
            "passw|passphrase|passcode|secret|token|credential|private|(?:api|access|encryption|signing).?key",
            Pattern.CASE_INSENSITIVE);

    /** As words of their own: a compass and an author are none. */
    private static final Set<String> WORDS = Set.of("pass", "pwd", "pw", "auth", "authorization");

    /** In parameters of an address or an agent, for example. */
    private static final Pattern IN_VALUE = Pattern.compile(
            "((?:[\\w.-]*(?:" + PART + ")[\\w.-]*|(?<![a-z])(?:" + String.join("|", WORDS) + "))=)[^&;,\\s]+",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern USER_IN_ADDRESS = Pattern.compile("://[^/\\s:@]*:[^/\\s@]+@");
    private static final String HIDDEN = "…";

    private Secrets() {}

    /** Whether the value of what is called so is nobody's business. */
    public static boolean isSecret(String name) {
        return PART.matcher(name).find() || words(name).anyMatch(WORDS::contains);
    }

    private static Stream<String> words(String name) {
        return Stream.of(name.replaceAll("([a-z0-9])([A-Z])", "$1 $2").split("[^A-Za-z]+"))
                .map(word -> word.toLowerCase(Locale.ROOT));
    }

    /** A text like {@code -Dname=value} without what must not be seen of it. */
    public static String hidden(String text) {
        int sign = text.indexOf('=');
        if (sign > 0 && isSecret(text.substring(0, sign))) {
            return text.substring(0, sign + 1) + HIDDEN;
        }
        String anonymous = USER_IN_ADDRESS.matcher(text).replaceAll("://" + HIDDEN + "@");
        return IN_VALUE.matcher(anonymous).replaceAll("$1" + HIDDEN);
    }
}
