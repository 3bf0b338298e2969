package dev.vivace.cli;

import dev.vivace.testsupport.HeedingSignals;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** The real command line, started as a user starts it: through {@code bin/vivace}. */
final class VivaceProcess {

    private static final Path CHECKOUT = Path.of("").toAbsolutePath().getParent();

    private final Process process;
    private final CompletableFuture<String> out;
    private final CompletableFuture<String> err;

    private VivaceProcess(Process process) {
        this.process = process;
        this.out = CompletableFuture.supplyAsync(() -> readAll(process.getInputStream()));
        this.err = CompletableFuture.supplyAsync(() -> readAll(process.getErrorStream()));
    }

    /** What a call of the command line left behind. */
    record Ended(int exitCode, String out, String err) {}

    /** Starts it and waits for its end. */
    static Ended vivace(Path directory, String... arguments) {
        return start(directory, Map.of(), arguments).await();
    }

    /** Types a line into a shell and waits for its end. */
    static Ended shell(Path directory, String line) {
        return start(directory, Map.of(), List.of("sh", "-c", line)).await();
    }

    static VivaceProcess start(Path directory, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>(HeedingSignals.words());
        command.add(script().toString());
        command.addAll(List.of(arguments));
        return start(directory, environment, command);
    }

    private static VivaceProcess start(Path directory, Map<String, String> environment, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("VIVACE_NO_BUILD", "1");
        builder.environment().putAll(environment);
        try {
            return new VivaceProcess(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path script() {
        return CHECKOUT.resolve("bin").resolve("vivace");
    }

    Ended await() {
        try {
            return new Ended(process.waitFor(), out.join(), err.join());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** A copy of a sample that tests may build in and change. */
    static Path copyOfProject(String project, Path parent) {
        Path sample = Path.of("src", "test", "projects", project).toAbsolutePath();
        return copy(sample, parent.resolve(project));
    }

    /** A copy of a directory of the checkout, without what was built in it. */
    static Path copyOfSample(String name, Path parent) {
        return copy(CHECKOUT.resolve("samples").resolve(name), parent.resolve(name));
    }

    private static Path copy(Path source, Path target) {
        try (Stream<Path> files = Files.walk(source)) {
            for (Path file : files.filter(file -> !source.relativize(file).startsWith("target"))
                    .toList()) {
                Path copy = target.resolve(source.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
            return target;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String readAll(InputStream stream) {
        try {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
