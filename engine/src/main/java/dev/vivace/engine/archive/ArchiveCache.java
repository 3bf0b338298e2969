package dev.vivace.engine.archive;

import dev.vivace.engine.project.Digest;
import dev.vivace.engine.project.LaunchJvm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A directory of class archives, shared by all projects and runs of a user. An archive's name is a digest of what it
 * depends on, so it is never changed, only found, made or forgotten.
 */
public final class ArchiveCache {

    /** What an archive holds, and what its name says, in this version of Vivace. */
    private static final String FORMAT = "2";

    private static final long LIMIT = 1L << 30;

    /** A JVM that starts with an archive has opened all its files after that time. */
    private static final Duration IN_USE = Duration.ofHours(1);

    private final Path directory;
    private final long limit;

    /** The archives in this directory, which need not exist. */
    public ArchiveCache(Path directory) {
        this(directory, LIMIT);
    }

    ArchiveCache(Path directory, long limit) {
        this.directory = directory;
        this.limit = limit;
    }

    /** What came of looking for an archive: a place for it, or a reason why there cannot be one. */
    public sealed interface Found {

        /** It may be there already, or can be made. */
        record Place(Archive archive) implements Found {}

        /** The JVM starts as ever. */
        record Nowhere(String reason) implements Found {}
    }

    /**
     * Looks for the archive of a JVM.
     *
     * @param arguments those that matter to an archive
     * @param workerJar our own jar, the last one on the class path
     */
    public Found find(LaunchJvm jvm, List<String> arguments, Path workerJar) {
        try {
            Digest digest =
                    new Digest().add(FORMAT).add(jvm.javaHome().toRealPath().toString());
            digest.add(Files.readAllBytes(jvm.javaHome().resolve("release")));
            arguments.forEach(digest::add);
            byte[] worker = Files.readAllBytes(workerJar);
            digest.add(worker);
            List<Path> classPath = new ArrayList<>(jvm.classPath());
            classPath.addAll(jvm.addedClassPath());
            Optional<String> obstacle = ClassPathContents.digest(classPath, digest);
            return obstacle.isPresent()
                    ? new Found.Nowhere(obstacle.get())
                    : new Found.Place(Archive.open(directory.resolve(digest.name()), worker));
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            // A file or the name of an entry that cannot be read: the JVM may well manage without.
            return new Found.Nowhere(e.toString());
        }
    }

    /** Removes archives that were not used for long, the oldest first, until the rest is small enough. */
    public void shrink() throws IOException {
        Instant justNow = Instant.now().minus(IN_USE);
        List<Archive> oldestFirst = archives().stream()
                .sorted(Comparator.comparing(Archive::lastUsed))
                .toList();
        long size = oldestFirst.stream().mapToLong(Archive::size).sum();
        for (Archive archive : oldestFirst) {
            if (size > limit && archive.lastUsed().isBefore(justNow)) {
                size -= archive.size();
                archive.delete();
            } else {
                archive.tidy(justNow);
            }
        }
    }

    private List<Archive> archives() throws IOException {
        try (Stream<Path> children = Files.list(directory)) {
            return children.filter(Files::isDirectory).map(Archive::new).toList();
        }
    }
}
