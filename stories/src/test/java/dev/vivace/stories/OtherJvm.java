package dev.vivace.stories;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JVM with the class path that a test wants, which prints what set-ups log. */
final class OtherJvm {

    /** Whose ConsoleLauncher knows no commands. */
    private static final Set<String> WITHOUT_COMMANDS = Set.of("junit-5.6", "junit-5.8");

    private final List<String> options;

    /** Reports go into a directory. */
    OtherJvm(Path directory) {
        this.options = new ArrayList<>(List.of(
                "-XX:TieredStopAtLevel=1",
                "-Dstories.log=true",
                "-Dvivace.stories.report=" + directory.resolve("stories.json")));
    }

    OtherJvm with(String option) {
        options.add(option);
        return this;
    }

    /** Runs classes under the ConsoleLauncher of a version of JUnit. */
    String console(String version, String classPath, String... types) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("-jar", jar(version).toString()));
        if (!WITHOUT_COMMANDS.contains(version)) {
            arguments.add("execute");
        }
        arguments.addAll(List.of("-cp", classPath, "--disable-ansi-colors"));
        Stream.of(types).forEach(type -> arguments.addAll(List.of("--select-class", type)));
        return java(arguments.toArray(String[]::new));
    }

    String console(String version, String classPath, Class<?>... types) throws IOException, InterruptedException {
        return console(version, classPath, Stream.of(types).map(Class::getName).toArray(String[]::new));
    }

    String java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    /** Everything that JUnit is, in one jar. */
    static Path jar(String version) throws IOException {
        try (Stream<Path> jars = Files.list(Path.of("target", "matrix", version))) {
            return jars.findFirst().orElseThrow().toAbsolutePath();
        }
    }

    /** The class path of this module's own classes and tests. */
    static String ours() {
        return Path.of("target", "classes").toAbsolutePath()
                + File.pathSeparator
                + Path.of("target", "test-classes").toAbsolutePath();
    }

    /** The class path of this JVM but for some jars. */
    static String without(String jars) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.matches(".*[/\\\\](" + jars + ")[^/\\\\]*\\.jar"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    static long setUps(String output) {
        return output.lines().filter(line -> line.contains(" sets up")).count();
    }
}
