package dev.vivace.engine.run;

import dev.vivace.engine.model.TestNode;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The last part of a unique id, {@code [test-template-invocation:#3]} for example.
 *
 * @param type what the engine calls this kind of node
 * @param value what tells it from its siblings
 */
record Segment(String type, String value) {

    private static final Pattern NUMBER = Pattern.compile("(?<hash>#?)(?<number>\\d{1,9})");

    static Segment of(TestNode node) {
        String id = node.uniqueId();
        String last = id.substring(id.lastIndexOf("/[") + 1);
        int colon = last.indexOf(':');
        if (colon < 0 || !last.startsWith("[") || !last.endsWith("]")) {
            return new Segment("", last);
        }
        return new Segment(decode(last.substring(1, colon)), decode(last.substring(colon + 1, last.length() - 1)));
    }

    private static String decode(String text) {
        return text.indexOf('%') < 0 ? text : URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** Whether this node is one of TestNG's. */
    static boolean isTestng(TestNode node) {
        return of(node.engine()).value().equals("testng");
    }

    boolean isEngine() {
        return type.equals("engine");
    }

    /** Which invocation this is, counted from one, where the engine numbers them: Jupiter {@code #1}, TestNG 0. */
    OptionalInt number() {
        Matcher matcher = NUMBER.matcher(value);
        if (!matcher.matches()) {
            return OptionalInt.empty();
        }
        int number = Integer.parseInt(matcher.group("number"));
        return OptionalInt.of(matcher.group("hash").isEmpty() ? number + 1 : number);
    }
}
