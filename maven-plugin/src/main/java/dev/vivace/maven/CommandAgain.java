package dev.vivace.maven;

import dev.vivace.engine.model.Secrets;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.terminal.ShellText;
import java.io.File;
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
import org.apache.maven.plugin.MojoExecution;

/**
 * The command to copy that shows one test again: as Maven was called, but for what selects tests or says where to write.
 *
 * @param goal ours, as it was typed where it was
 * @param artifactId of the module
 * @param partOfReactor whether the module may need others that only this build has
 */
record CommandAgain(String goal, String artifactId, boolean partOfReactor) {

    private static final String PREFIX = "vivace:";

    /** What runs a part of the tests needs to know which, and a search runs many orders; this is about one. */
    private static final Pattern OTHER_GOAL = Pattern.compile(":(shard|detect|fix|stories-check)(?=(-it)?(@.*)?$)");

    private static final Set<String> OWN =
            Set.of("vivace.isolation", "vivace.timeout", "vivace.worker-memory", "vivace.java");

    /** Names of what Maven 4 counts among the user's properties, though it says them itself. */
    private static final Pattern MAVENS =
            Pattern.compile("maven\\.(installation|project|user)\\..*|maven\\.repo\\.central|session\\..*");

    /** Ours, in the form in which the user typed it: Maven found it so. */
    static CommandAgain of(MojoExecution execution, String artifactId, boolean partOfReactor, List<String> typed) {
        String plugin = execution.getGroupId() + ":" + execution.getArtifactId() + ":";
        String goal = typed.stream()
                .filter(word -> word.startsWith(plugin) || word.startsWith(PREFIX))
                .filter(word -> word.replaceFirst("@.*", "").endsWith(":" + execution.getGoal()))
                .findFirst()
                .orElse(plugin + execution.getVersion() + ":" + execution.getGoal());
        return new CommandAgain(OTHER_GOAL.matcher(goal).replaceFirst(":run"), artifactId, partOfReactor);
    }

    /** With the file that said what ran, where there is one: alone a test may behave otherwise. */
    String of(TestId test, Optional<Path> orderFile, MavenExecutionRequest request) {
        return orderFile.map(file -> ofOrder(file, request)).orElseGet(() -> with("-Dvivace.test=" + test, request));
    }

    /** The same for all that the file names. */
    String ofOrder(Path file, MavenExecutionRequest request) {
        return with("-Dvivace.order=" + file, request);
    }

    private String with(String choice, MavenExecutionRequest request) {
        List<String> words = new ArrayList<>(List.of("mvn", goal));
        words.addAll(files(request));
        words.addAll(List.of("-pl", ":" + artifactId));
        if (partOfReactor) {
            words.add("-am");
        }
        if (request.isOffline()) {
            words.add("-o");
        }
        words.addAll(profiles(request));
        words.addAll(properties(request.getUserProperties()));
        words.add(choice);
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return words.stream().map(word -> ShellText.quoted(word, windows)).collect(Collectors.joining(" "));
    }

    /** Those that are not where Maven looks by itself. */
    private static List<String> files(MavenExecutionRequest request) {
        Path here = Path.of(request.getSystemProperties().getProperty("user.dir", ""));
        Path user = Path.of(System.getProperty("user.home"), ".m2");
        Path global = Path.of(System.getProperty("maven.conf", ""));
        List<String> words = new ArrayList<>();
        add(words, "-f", request.getPom(), here.resolve("pom.xml"), here);
        add(words, "-s", request.getUserSettingsFile(), user.resolve("settings.xml"), here);
        add(words, "-gs", request.getGlobalSettingsFile(), global.resolve("settings.xml"), here);
        add(words, "-t", request.getUserToolchainsFile(), user.resolve("toolchains.xml"), here);
        return words;
    }

    private static void add(List<String> words, String option, File file, Path usual, Path here) {
        if (file != null && !file.toPath().equals(usual)) {
            Path path = file.toPath();
            words.addAll(List.of(option, (path.startsWith(here) ? here.relativize(path) : path).toString()));
        }
    }

    private static List<String> profiles(MavenExecutionRequest request) {
        List<String> names = new ArrayList<>(request.getActiveProfiles());
        request.getInactiveProfiles().forEach(name -> names.add("!" + name));
        return names.isEmpty() ? List.of() : List.of("-P" + String.join(",", names));
    }

    /** A log is seen by many: without what is secret, though the command may lack it then. */
    private static List<String> properties(Properties given) {
        return given.stringPropertyNames().stream()
                .filter(name -> !name.startsWith("vivace.") || OWN.contains(name))
                .filter(name -> !MAVENS.matcher(name).matches())
                .sorted()
                .map(name -> "-D" + name + "=" + given.getProperty(name))
                .filter(word -> Secrets.hidden(word).equals(word))
                .toList();
    }
}
