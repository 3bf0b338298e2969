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
 * A project whose tests may depend on the order, or have fixtures that cost.
 *
 * @param name what tables call it
 * @param directory where it is
 */
record FixSubject(String name, Path directory) {

    /** Somebody's project, as it lies there; Vivace changes none of its sources. */
    static FixSubject ofProject(Path directory) {
        Path real = directory.toAbsolutePath().normalize();
        if (!Files.exists(real.resolve("pom.xml"))) {
            throw new ComparisonFailure("There is no pom.xml in " + real + "; try: --project with a Maven project");
        }
        return new FixSubject(real.getFileName().toString(), real);
    }

    /** These, if no two have the same name: results are kept by it. */
    static List<FixSubject> distinct(List<FixSubject> subjects) {
        Map<String, Path> known = new HashMap<>();
        for (FixSubject subject : subjects) {
            Path other = known.putIfAbsent(subject.name(), subject.directory());
            if (other != null) {
                throw new ComparisonFailure("Both " + other + " and " + subject.directory() + " are called "
                        + subject.name() + "; try: one of them, or one after the other");
            }
        }
        return subjects;
    }

    /** Copies of all projects in a directory, made anew. */
    static List<FixSubject> copies(Path samples, Path parent) {
        try (Stream<Path> all = Files.list(samples)) {
            return all.filter(sample -> Files.exists(sample.resolve("pom.xml")))
                    .sorted()
                    .map(sample -> copy(sample, parent.resolve(sample.getFileName())))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A copy of one project, made anew. */
    static FixSubject copy(Path sample, Path to) {
        try {
            Directories.delete(to);
            Files.createDirectories(to);
            Files.copy(sample.resolve("pom.xml"), to.resolve("pom.xml"));
            copyFiles(sample, sample.resolve("src"), to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new FixSubject(sample.getFileName().toString(), to);
    }

    private static void copyFiles(Path sample, Path part, Path to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(part)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path target = to.resolve(sample.relativize(file));
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
    }
}
