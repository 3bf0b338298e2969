package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How long a JVM took to forget, each time.
 *
 * @param all from the shortest to the longest
 */
record Boundaries(List<Boundary> all) {

    private static final Pattern LINE = Pattern.compile("Forgotten in (\\d+)\\.(\\d{3}) ms: (\\S+)\\.");

    Boundaries {
        all = all.stream().sorted(Comparator.comparing(Boundary::time)).toList();
    }

    /** How long it took to forget what a class had left. */
    record Boundary(String className, Duration time) {}

    /** What Vivace prints when asked for details; nothing where nobody forgot. */
    static Boundaries read(Path log) {
        try (Stream<String> lines = Files.lines(log)) {
            return new Boundaries(lines.map(LINE::matcher)
                    .filter(Matcher::find)
                    .map(line -> new Boundary(
                            line.group(3), Duration.ofNanos(1000 * Long.parseLong(line.group(1) + line.group(2)))))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Boundaries together(List<Boundaries> several) {
        return new Boundaries(
                several.stream().flatMap(boundaries -> boundaries.all.stream()).toList());
    }

    /** The shortest that so many percent do not exceed. */
    Boundary percentile(int percent) {
        return all.get(Math.max(0, (all.size() * percent + 99) / 100 - 1));
    }
}
