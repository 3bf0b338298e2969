package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds in what Maven printed when it began with the tests, and when it was done. */
final class MavenLog {

    /** Has Maven begin each of its lines with the milliseconds since its start. */
    static final String WITH_TIMES = "-Dorg.slf4j.simpleLogger.showDateTime=true";

    private static final Pattern BEGIN =
            Pattern.compile("^(\\d+) \\[INFO] --- (?:maven-)?surefire(?:-plugin)?:[^: ]+:test .*");
    private static final Pattern END = Pattern.compile("^(\\d+) \\[INFO] BUILD (?:SUCCESS|FAILURE)$");

    private MavenLog() {}

    /** How long Surefire took; empty where the lines tell no times. */
    static Optional<Duration> testPhase(Path log) {
        try (Stream<String> lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
            return testPhase(lines.toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Duration> testPhase(List<String> lines) {
        return time(lines, BEGIN).flatMap(begin -> time(lines, END).map(end -> end.minus(begin)));
    }

    private static Optional<Duration> time(List<String> lines, Pattern pattern) {
        return lines.stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .map(line -> Duration.ofMillis(Long.parseLong(line.group(1))))
                .findFirst();
    }
}
