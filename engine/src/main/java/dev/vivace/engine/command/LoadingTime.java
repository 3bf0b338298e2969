package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How long JVMs load classes. HotSpot counts it, and leaves its counters in files that {@code jstat} understands.
 *
 * @param jstat the program
 * @param counters a directory for the files
 */
record LoadingTime(Path jstat, Scratch counters) implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 20;

    /** Of JVMs of a module; empty where their JDK lacks the program. */
    static Optional<LoadingTime> of(LaunchSpec spec, Path directory) {
        Path bin = spec.jvm().javaHome().resolve("bin");
        return Stream.of("jstat", "jstat.exe")
                .map(bin::resolve)
                .filter(Files::isExecutable)
                .map(jstat -> new LoadingTime(jstat, emptied(directory.toAbsolutePath())))
                .findFirst();
    }

    private static Scratch emptied(Path directory) {
        Scratch counters = Scratch.in(directory);
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw Problem.of("Cannot create " + directory + ": " + e).tryThis("a target directory that can be written");
        }
        return counters;
    }

    /** The same launch with JVMs that leave their counters; HotSpot puts the number of the process in. */
    LaunchSpec counted(LaunchSpec spec) {
        Path file = counters.path().resolve("%p.hsperf");
        List<String> ours = List.of("-XX:+UsePerfData", "-XX:+PerfDataSaveToFile", "-XX:PerfDataSaveFile=" + file);
        List<String> theirs = spec.jvm().arguments();
        return spec.withJvm(spec.jvm()
                .withArguments(Stream.concat(theirs.stream(), ours.stream()).toList()));
    }

    /** What was counted in all; empty where that cannot be told. */
    Optional<Duration> read() {
        try (Stream<Path> files = Files.list(counters.path())) {
            return files.toList().stream()
                    .map(this::read)
                    .flatMap(Optional::stream)
                    .reduce(Duration::plus);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Optional<Duration> read(Path file) {
        Path said = file.resolveSibling(file.getFileName() + ".txt");
        try {
            Process process = new ProcessBuilder(
                            jstat.toString(), "-class", file.toUri().toString())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
            return parsed(Files.readString(said));
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The last column of the second line has seconds, written as people of this country do. */
    static Optional<Duration> parsed(String text) {
        return text.lines()
                .skip(1)
                .findFirst()
                .map(line -> line.strip().replaceFirst(".*\\s", "").replace(',', '.'))
                .filter(seconds -> seconds.matches("\\d+\\.\\d+"))
                .map(seconds -> Duration.ofMillis(Math.round(Double.parseDouble(seconds) * 1000)));
    }

    @Override
    public void close() {
        counters.close();
    }
}
