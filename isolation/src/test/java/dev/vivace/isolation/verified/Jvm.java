package dev.vivace.isolation.verified;

import dev.vivace.testsupport.Jdks;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A JVM of a given version that runs a main class, with everything it prints. */
final class Jvm {

    private final List<String> command = new ArrayList<>();
    private final List<String> classPath = new ArrayList<>();

    private Jvm(int version) {
        command.add(Jdks.home(version).resolve("bin/java").toString());
    }

    static Jvm of(int version) {
        return new Jvm(version);
    }

    /** The jar under test. */
    static Path agentJar() {
        try (Stream<Path> files = Files.list(Path.of("target"))) {
            return files.filter(
                            path -> path.getFileName().toString().matches("vivace-isolation-[^-]*(-SNAPSHOT)?\\.jar"))
                    .findFirst()
                    .orElseThrow()
                    .toAbsolutePath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The jars that the build has laid ready, by how their names begin; all for none. */
    static List<Path> libraries(String... names) {
        try (Stream<Path> files = Files.list(Path.of("target", "libraries"))) {
            return files.filter(path -> names.length == 0
                            || Stream.of(names).anyMatch(path.getFileName().toString()::startsWith))
                    .map(Path::toAbsolutePath)
                    .sorted()
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path testClasses() {
        return Path.of("target", "test-classes").toAbsolutePath();
    }

    Jvm with(String... options) {
        command.addAll(List.of(options));
        return this;
    }

    Jvm withAgent(String arguments) {
        return with("-javaagent:" + agentJar() + (arguments.isEmpty() ? "" : "=" + arguments));
    }

    Jvm on(Path... elements) {
        Stream.of(elements).map(Path::toString).forEach(classPath::add);
        return this;
    }

    /** All that the program prints, to both streams; it has to end well. */
    List<String> run(String main, String... arguments) {
        Ended ended = end(main, arguments);
        if (ended.exitCode() != 0) {
            throw new AssertionError(String.join(" ", command) + " ended with " + ended.exitCode() + ":\n"
                    + String.join("\n", ended.lines()));
        }
        return ended.lines();
    }

    Ended end(String main, String... arguments) {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), main));
        line.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Ended(process.waitFor(), output.lines().collect(Collectors.toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** A JVM that is gone. */
    record Ended(int exitCode, List<String> lines) {}
}
