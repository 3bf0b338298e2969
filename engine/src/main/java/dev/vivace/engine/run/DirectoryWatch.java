package dev.vivace.engine.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tells what a directory, and those in it, have got since they were first looked at. Costs a look at each directory. */
final class DirectoryWatch {

    /** A larger tree takes longer to look at than many an order takes to run. */
    private static final int MOST = 50_000;

    /** Some file systems tell times no finer than this: whatever is younger may change and look the same. */
    private static final Duration COARSE = Duration.ofSeconds(2);

    private final Predicate<Path> ignored;
    private final Map<Path, FileTime> directories = new HashMap<>();
    private final Map<Path, Look> files = new HashMap<>();
    private final Set<Path> restless = new HashSet<>();

    private DirectoryWatch(Predicate<Path> ignored) {
        this.ignored = ignored;
    }

    private record Look(long size, FileTime changed) {

        static Look at(BasicFileAttributes attributes) {
            return new Look(attributes.size(), attributes.lastModifiedTime());
        }
    }

    /** Empty where there is too much to look at, or it cannot be read. */
    static Optional<DirectoryWatch> of(Path root, Predicate<Path> ignored) {
        DirectoryWatch watch = new DirectoryWatch(ignored);
        try {
            Files.walkFileTree(root, watch.firstLook());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
        return Optional.of(watch).filter(some -> some.files.size() + some.directories.size() <= MOST);
    }

    private SimpleFileVisitor<Path> firstLook() {
        return new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                if (ignored.test(directory)) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                directories.put(directory, attributes.lastModifiedTime());
                if (attributes
                        .lastModifiedTime()
                        .toInstant()
                        .isAfter(Instant.now().minus(COARSE))) {
                    restless.add(directory);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.put(file, Look.at(attributes));
                return files.size() > MOST ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                return FileVisitResult.CONTINUE;
            }
        };
    }

    /** Files and directories that were not there at first; of a new directory only itself. */
    List<Path> added() {
        List<Path> added = new ArrayList<>();
        directories.replaceAll((directory, known) -> {
            FileTime now = changed(directory).orElse(known);
            if (!now.equals(known) || restless.contains(directory)) {
                added.addAll(addedTo(directory));
            }
            return now;
        });
        // Clocks of file systems are coarse: a file that comes back at once leaves no other time.
        added.forEach(file -> restless.add(file.getParent()));
        return added.stream().sorted().toList();
    }

    private List<Path> addedTo(Path directory) {
        try (Stream<Path> children = Files.list(directory)) {
            return children.filter(child ->
                            !files.containsKey(child) && !directories.containsKey(child) && !ignored.test(child))
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    private static Optional<FileTime> changed(Path directory) {
        try {
            return Optional.of(Files.getLastModifiedTime(directory, LinkOption.NOFOLLOW_LINKS));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Files that were there at first, and look different or are gone. */
    List<Path> changed() {
        return files.entrySet().stream()
                .filter(entry -> !look(entry.getKey()).equals(Optional.of(entry.getValue())))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private static Optional<Look> look(Path file) {
        try {
            return Optional.of(
                    Look.at(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }
}
