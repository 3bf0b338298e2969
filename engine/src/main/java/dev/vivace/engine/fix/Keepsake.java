package dev.vivace.engine.fix;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A value that a test class keeps before each test, and puts back after it.
 *
 * @param type of the value
 * @param name of the field that keeps it
 * @param value how to get it
 * @param restore the statement that puts it back
 * @param imports names of classes that these need
 */
record Keepsake(String type, String name, String value, String restore, Set<String> imports) {

    Keepsake {
        imports = Set.copyOf(imports);
    }

    /** What the JDK keeps for all, by what a reset calls it. */
    static Optional<Keepsake> ofJdk(String area) {
        return switch (area) {
            case "the default locale" ->
                jdk(
                        "Locale",
                        "defaultLocale",
                        "Locale.getDefault()",
                        "Locale.setDefault(defaultLocale);",
                        "java.util.Locale");
            case "the default time zone" ->
                jdk(
                        "TimeZone",
                        "defaultTimeZone",
                        "TimeZone.getDefault()",
                        "TimeZone.setDefault(defaultTimeZone);",
                        "java.util.TimeZone");
            case "the system properties" ->
                jdk(
                        "Properties",
                        "systemProperties",
                        "(Properties) System.getProperties().clone()",
                        "System.setProperties(systemProperties);",
                        "java.util.Properties");
            case "the standard streams" ->
                jdk(
                        "PrintStream",
                        "standardOutput",
                        "System.out",
                        "System.setOut(standardOutput);",
                        "java.io.PrintStream");
            default -> Optional.empty();
        };
    }

    private static Optional<Keepsake> jdk(String type, String name, String value, String restore, String imported) {
        return Optional.of(new Keepsake(type, name, value, restore, Set.of(imported)));
    }

    /** The field that keeps it. */
    String field() {
        return "private final " + type + " " + name + " = " + value + ";";
    }

    /** What puts it back. */
    Snippet snippet() {
        return new Snippet(List.of(restore), Set.of(), imports, Set.of());
    }
}
