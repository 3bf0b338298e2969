package dev.vivace.maven;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.terminal.ShellText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenExecutionRequest;

/**
 * The command to copy that shows one test again: as Maven was called, but for what selects tests or says where to write.
 *
 * @param goal ours
 * @param artifactId of the module
 * @param partOfReactor whether the module may need others that only this build has
 */
record CommandAgain(String goal, String artifactId, boolean partOfReactor) {

    private static final Set<String> OWN =
            Set.of("vivace.isolation", "vivace.timeout", "vivace.worker-memory", "vivace.java");

    /** Names of values that must not be seen in a log. */
    private static final Pattern SECRET = Pattern.compile("(?i).*(passw|passphrase|secret|token|credential).*");

    /** With the file that said what ran, where there is one: alone a test may behave otherwise. */
    String of(TestId test, Optional<Path> orderFile, MavenExecutionRequest request) {
        List<String> words = new ArrayList<>(List.of("mvn", goal, "-pl", ":" + artifactId));
        if (partOfReactor) {
            words.add("-am");
        }
        words.addAll(profiles(request));
        words.addAll(properties(request.getUserProperties()));
        words.add(orderFile.map(file -> "-Dvivace.order=" + file).orElse("-Dvivace.test=" + test));
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return words.stream().map(word -> ShellText.quoted(word, windows)).collect(Collectors.joining(" "));
    }

    private static List<String> profiles(MavenExecutionRequest request) {
        List<String> names = new ArrayList<>(request.getActiveProfiles());
        request.getInactiveProfiles().forEach(name -> names.add("!" + name));
        return names.isEmpty() ? List.of() : List.of("-P" + String.join(",", names));
    }

    private static List<String> properties(Properties given) {
        return given.stringPropertyNames().stream()
                .filter(name -> !name.startsWith("vivace.") || OWN.contains(name))
                .filter(name -> !SECRET.matcher(name).matches())
                .sorted()
                .map(name -> "-D" + name + "=" + given.getProperty(name))
                .toList();
    }
}
