package dev.vivace.maven;

import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the tests that a user names in one property. */
final class TestProperty {

    private static final Pattern COMMA_OUTSIDE_PARENTHESES = Pattern.compile(",(?![^(]*\\))");

    private TestProperty() {}

    /** Ids separated by commas; those between the parameter types of a method belong to its id. */
    static List<TestId> parse(String text) {
        return COMMA_OUTSIDE_PARENTHESES
                .splitAsStream(text)
                .map(String::strip)
                .filter(id -> !id.isEmpty())
                .map(TestId::parse)
                .toList();
    }
}
