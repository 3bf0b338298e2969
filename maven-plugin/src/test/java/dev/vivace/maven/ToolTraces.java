package dev.vivace.maven;

import java.io.File;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What Surefire and Vivace each add for themselves to the JVM of the tests, and what differs from one start to the
 * next. Everything else must be equal. {@code docs/surefire.md} explains this list.
 */
final class ToolTraces {

    private static final Pattern TRACES = Pattern.compile(String.join(
            "|",
            // How the JVM was started: a jar with a manifest there, an argument file here.
            "property\\.sun\\.java\\.command",
            "property\\.surefire\\.real\\.class\\.path",
            "property\\.surefire\\.test\\.class\\.path",
            // What the script that starts Maven puts into the environment.
            "environment\\.(MAVEN_.*|_|OLDPWD|PWD|SHLVL)"));

    private ToolTraces() {}

    private static Map<String, String> without(Map<String, String> facts) {
        Map<String, String> rest = new TreeMap<>(facts);
        rest.keySet().removeIf(name -> TRACES.matcher(name).matches());
        // Surefire up to 3.2 ends the class path with a separator.
        rest.computeIfPresent(
                "property.java.class.path", (name, path) -> path.replaceFirst(File.pathSeparator + "$", ""));
        return rest;
    }

    /** The facts that differ, by name, with both values; empty where the JVMs were started alike. */
    static Map<String, String> difference(Map<String, String> surefire, Map<String, String> ours) {
        Map<String, String> left = without(surefire);
        Map<String, String> right = without(ours);
        Map<String, String> difference = new TreeMap<>();
        Stream.of(left, right).flatMap(facts -> facts.keySet().stream()).forEach(name -> {
            if (!Objects.equals(left.get(name), right.get(name))) {
                difference.put(name, "Surefire: " + left.get(name) + ", Vivace: " + right.get(name));
            }
        });
        return difference;
    }
}
