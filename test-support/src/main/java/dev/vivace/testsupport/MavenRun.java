package dev.vivace.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A Maven that ran to its end.
 *
 * @param exitCode zero for success
 * @param output all that it printed
 */
public record MavenRun(int exitCode, String output) {

    /** Runs the Maven that builds us. */
    public static MavenRun of(Path directory, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(executable().toString(), "-B"));
        command.addAll(arguments);
        try {
            Process maven = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .start();
            maven.getOutputStream().close();
            String output = new String(maven.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new MavenRun(maven.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public static Path executable() {
        Path maven = Path.of(System.getProperty("maven.home"), "bin", "mvn");
        if (!Files.isExecutable(maven)) {
            throw new IllegalStateException("No Maven at " + maven);
        }
        return maven;
    }
}
