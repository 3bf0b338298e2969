package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How many lines of test code say what another line says already.
 *
 * @param lines with code, but for packages, imports, annotations and braces
 * @param duplicates those of them that stand somewhere else, too, the first of each kind not counted
 */
record DuplicateLines(int lines, int duplicates) {

    /** Of all sources below a directory; lines that only count for a benchmark are left out. */
    static DuplicateLines in(Path directory, String except) {
        try (Stream<Path> files = Files.walk(directory)) {
            return of(files.filter(file -> file.toString().endsWith("Test.java"))
                    .flatMap(file -> linesOf(file).stream())
                    .filter(line -> !line.contains(except))
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> linesOf(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static DuplicateLines of(List<String> source) {
        Map<String, Integer> counts = new HashMap<>();
        source.stream()
                .map(String::trim)
                .filter(line -> !line.matches("|[{}]+|(package|import|@|//|/?\\*).*"))
                .forEach(line -> counts.merge(line, 1, Integer::sum));
        int lines = counts.values().stream().mapToInt(Integer::intValue).sum();
        return new DuplicateLines(lines, lines - counts.size());
    }
}
