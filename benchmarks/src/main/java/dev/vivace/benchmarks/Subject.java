package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A published test suite and how its own project runs it.
 *
 * @param name of the file that describes it
 * @param artifact whose published test sources are the suite
 * @param dependencies what the tests need beside the artifact
 * @param argLine arguments of the test JVM
 * @param includes patterns of test classes; empty for Surefire's own
 * @param excludes patterns of classes that are not tests, or need what not every machine has
 * @param systemProperties that the tests see
 * @param flaky tests whose verdict changes from one run of Surefire to the next, with the reason
 * @param leftOut why it is not run at all, where it is not
 */
record Subject(
        String name,
        Coordinates artifact,
        List<Coordinates> dependencies,
        String argLine,
        List<String> includes,
        List<String> excludes,
        Map<String, String> systemProperties,
        Map<String, String> flaky,
        Optional<String> leftOut) {

    private static final String FLAKY = "flaky.";

    Subject {
        dependencies = List.copyOf(dependencies);
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        systemProperties = Map.copyOf(systemProperties);
        flaky = Map.copyOf(flaky);
    }

    /** All subjects of a directory, and of those in it, by name. */
    static List<Subject> readAll(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".properties"))
                    .map(Subject::read)
                    .sorted(Comparator.comparing(Subject::name))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The subject of this name in a directory, or among those that are there for their fixtures. */
    static Subject named(String name, Path directory) {
        String file = name + ".properties";
        return Stream.of(directory.resolve(file), directory.resolve("fixtures").resolve(file))
                .filter(Files::exists)
                .findFirst()
                .map(Subject::read)
                .orElseThrow(() -> new ComparisonFailure("There is no subject " + name + " in " + directory));
    }

    /** The subject that a file describes. */
    static Subject read(Path file) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return of(file.getFileName().toString().replace(".properties", ""), properties);
    }

    static Subject of(String name, Properties properties) {
        return new Subject(
                name,
                Coordinates.parse(properties.getProperty("artifact")),
                words(properties, "dependencies").map(Coordinates::parse).toList(),
                properties.getProperty("argLine", "").strip(),
                words(properties, "includes").toList(),
                words(properties, "excludes").toList(),
                pairs(words(properties, "systemProperties")),
                flaky(properties),
                Optional.ofNullable(properties.getProperty("leftOut")).map(String::strip));
    }

    private static Stream<String> words(Properties properties, String key) {
        return Stream.of(properties.getProperty(key, "").split("\\s+")).filter(word -> !word.isEmpty());
    }

    private static Map<String, String> pairs(Stream<String> words) {
        Map<String, String> pairs = new TreeMap<>();
        words.map(word -> word.split("=", 2)).forEach(pair -> pairs.put(pair[0], pair[1]));
        return pairs;
    }

    private static Map<String, String> flaky(Properties properties) {
        Map<String, String> reasons = new TreeMap<>();
        properties.stringPropertyNames().stream()
                .filter(key -> key.startsWith(FLAKY))
                .forEach(key -> reasons.put(key.substring(FLAKY.length()), properties.getProperty(key)));
        return reasons;
    }

    /** Whether a test is known to change its verdict by itself. */
    boolean isFlaky(TestCase test) {
        return flaky.containsKey(test.className() + "#" + test.method());
    }
}
