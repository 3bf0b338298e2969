package dev.vivace.stories.core;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the few forms of JSON that a report has; a library would be one more thing beside the user's tests. */
final class Json {

    private Json() {}

    static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(c -> json.append(escaped((char) c)));
        return json.append('"').toString();
    }

    /** Half a pair of surrogates, which a user's text may have, has no form in a file. */
    private static String escaped(char c) {
        if (c == '"' || c == '\\') {
            return "\\" + c;
        }
        return c < ' ' || Character.isSurrogate(c) ? String.format("\\u%04x", (int) c) : String.valueOf(c);
    }

    static String strings(Collection<String> texts) {
        return array(texts.stream().map(Json::string));
    }

    static String array(Stream<String> elements) {
        return elements.collect(Collectors.joining(",", "[", "]"));
    }

    static String object(Members members) {
        return members.values.entrySet().stream()
                .map(field -> string(field.getKey()) + ":" + field.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }

    static Members members() {
        return new Members();
    }

    /** Names and values that are JSON already, in this order. */
    static final class Members {

        private final Map<String, String> values = new LinkedHashMap<>();

        Members with(String name, String json) {
            values.put(name, json);
            return this;
        }
    }
}
