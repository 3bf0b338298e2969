package dev.vivace.engine.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A copy of one of the projects in {@code samples/reports}, whose tests the real Surefire has run. */
final class SurefireProject {

    private static final Path SAMPLES = Path.of("..", "samples", "reports");

    private final Path directory;

    private SurefireProject(Path directory) {
        this.directory = directory;
    }

    /** Copies the project and runs {@code mvn test} in the copy, with these arguments. */
    static SurefireProject run(String name, Path directory, String... arguments) {
        SurefireProject project = new SurefireProject(directory.resolve(name));
        project.copyFrom(SAMPLES.resolve(name));
        project.test(arguments);
        return project;
    }

    private void copyFrom(Path sample) {
        try (Stream<Path> files = Files.walk(sample)) {
            for (Path file : files.filter(path -> !path.startsWith(sample.resolve("target")))
                    .toList()) {
                Path target = directory.resolve(sample.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void test(String... arguments) {
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "test"));
        command.addAll(Arrays.asList(arguments));
        Path log = directory.resolve("maven.log");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            process.getOutputStream().close();
            if (process.waitFor() != 0) {
                throw new IllegalStateException(command + " failed: " + Files.readString(log));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while Maven ran", e);
        }
    }

    Path directory() {
        return directory;
    }

    Path testClasses() {
        return directory.resolve("target/test-classes");
    }

    Path reports() {
        return directory.resolve("target/surefire-reports");
    }
}
