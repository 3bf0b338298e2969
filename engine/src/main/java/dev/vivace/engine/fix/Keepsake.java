package dev.vivace.engine.fix;

import java.util.List;
import java.util.Locale;
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

    /** What the JDK keeps for all, by what a reset calls it; the most likely first. */
    static List<Keepsake> ofJdk(String area) {
        return switch (area) {
            case "the default locale" -> List.of(jdk("java.util", "Locale", "defaultLocale", "Locale.%sDefault"));
            case "the default time zone" ->
                List.of(jdk("java.util", "TimeZone", "defaultTimeZone", "TimeZone.%sDefault"));
            case "the system properties" -> List.of(systemProperties());
            case "the standard streams" ->
                List.of(
                        stream("PrintStream", "standardOutput", "out"),
                        stream("PrintStream", "standardError", "err"),
                        stream("InputStream", "standardInput", "in"));
            case "the cookie handler" ->
                List.of(jdk("java.net", "CookieHandler", "cookieHandler", "CookieHandler.%sDefault"));
            case "the response cache" ->
                List.of(jdk("java.net", "ResponseCache", "responseCache", "ResponseCache.%sDefault"));
            case "the authenticator" ->
                List.of(jdk("java.net", "Authenticator", "authenticator", "Authenticator.%sDefault"));
            case "the proxy selector" ->
                List.of(jdk("java.net", "ProxySelector", "proxySelector", "ProxySelector.%sDefault"));
            default -> List.of();
        };
    }

    /** A property with methods that get and set it. */
    private static Keepsake jdk(String inPackage, String type, String name, String accessor) {
        return new Keepsake(
                type,
                name,
                accessor.formatted("get") + "()",
                accessor.formatted("set") + "(" + name + ");",
                Set.of(inPackage + "." + type));
    }

    /** A copy: tests change the object itself. */
    private static Keepsake systemProperties() {
        return new Keepsake(
                "Properties",
                "systemProperties",
                "(Properties) System.getProperties().clone()",
                "System.setProperties(systemProperties);",
                Set.of("java.util.Properties"));
    }

    private static Keepsake stream(String type, String name, String field) {
        String setter = "System.set" + field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
        return new Keepsake(type, name, "System." + field, setter + "(" + name + ");", Set.of("java.io." + type));
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
