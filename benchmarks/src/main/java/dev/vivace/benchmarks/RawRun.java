package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;

/**
 * What one run left: its XML reports, its own record, what it printed, and its times.
 *
 * @param directory with all of it but the log, which lies beside
 */
record RawRun(Path directory) {

    private static final String TIMES = "times.properties";
    private static final String RUN_JSON = "run.json";
    private static final String WALL = "wallNanos";
    private static final String TEST_PHASE = "testPhaseNanos";
    private static final String CPU = "cpuNanos";
    private static final String MEMORY = "memoryBytes";

    /** Whether the run came to its end. */
    boolean isComplete() {
        return Files.exists(directory.resolve(TIMES));
    }

    /** Takes the reports away from where the run wrote them; the times come last, as the sign that all is there. */
    void keep(Contender contender, Command.Finished finished, Path project, Path reports) throws IOException {
        Directories.delete(directory);
        Files.move(reports, directory);
        Optional<Path> json = contender.runJson(project);
        if (json.isPresent()) {
            Files.copy(json.get(), directory.resolve(RUN_JSON), StandardCopyOption.REPLACE_EXISTING);
        }
        Properties times = new Properties();
        times.setProperty(WALL, Long.toString(finished.wall().toNanos()));
        times.setProperty(CPU, Long.toString(finished.usage().cpu().toNanos()));
        finished.usage().memory().ifPresent(bytes -> times.setProperty(MEMORY, Long.toString(bytes)));
        contender.testPhase(finished).ifPresent(phase -> times.setProperty(TEST_PHASE, Long.toString(phase.toNanos())));
        try (Writer out = Files.newBufferedWriter(directory.resolve(TIMES))) {
            times.store(out, null);
        }
    }

    /** What it measured. */
    Measurement read() {
        Properties times = new Properties();
        try (Reader in = Files.newBufferedReader(directory.resolve(TIMES))) {
            times.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Path json = directory.resolve(RUN_JSON);
        return new Measurement(
                time(times, WALL).orElseThrow(),
                time(times, TEST_PHASE),
                new Usage(time(times, CPU).orElseThrow(), memory(times)),
                SurefireReports.read(directory),
                Files.exists(json) ? Optional.of(RunJson.read(json)) : Optional.empty(),
                Boundaries.read(log()));
    }

    private static Optional<Duration> time(Properties times, String key) {
        return Optional.ofNullable(times.getProperty(key)).map(text -> Duration.ofNanos(Long.parseLong(text)));
    }

    private static OptionalLong memory(Properties times) {
        String bytes = times.getProperty(MEMORY);
        return bytes == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(bytes));
    }

    /** What it printed. */
    Path log() {
        return directory.resolveSibling(directory.getFileName() + ".log");
    }
}
