package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Vivace from a checkout.
 *
 * @param program that starts it
 * @param jdk that runs the tests; empty for Maven's
 * @param name what tables call it
 * @param options what it is told to do
 */
record Vivace(Path program, Optional<Path> jdk, String name, List<String> options) implements Contender {

    Vivace {
        options = List.copyOf(options);
    }

    /** As it comes: nobody tells it how many workers there are, nor what is forgotten between classes. */
    static Vivace asItComes(Path program, Optional<Path> jdk) {
        return new Vivace(program, jdk, "vivace", List.of());
    }

    /** With one worker, that says how it works inside; {@code none} forgets what Surefire does by default: nothing. */
    static Vivace withOneWorker(Path program, Optional<Path> jdk, String isolation, String... options) {
        return new Vivace(
                program,
                jdk,
                "vivace-" + isolation,
                Stream.concat(Stream.of("--isolation", isolation, "--workers", "1", "--debug"), Stream.of(options))
                        .toList());
    }

    @Override
    public List<String> words(Path project) {
        List<String> words = new ArrayList<>(List.of(program.toString(), "run", project.toString(), "--no-color"));
        words.addAll(options);
        jdk.ifPresent(home -> words.addAll(List.of("--java", home.toString())));
        words.addAll(List.of("--", "-o"));
        return words;
    }

    /** Maven is done when {@code launch.json} is written; what comes after the reports is short, and counts. */
    @Override
    public Optional<Duration> testPhase(Command.Finished finished) {
        Path launch = finished.command().directory().resolve("target/vivace/launch.json");
        try {
            return Optional.of(
                    Duration.between(Files.getLastModifiedTime(launch).toInstant(), finished.end()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<Path> runJson(Path project) {
        return Optional.of(project.resolve("target/vivace/run.json"));
    }
}
