package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** Where the output of tests is kept until the next run. */
final class OutputDirectory {

    private static final String SUFFIX = ".output";

    private final Path directory;
    private final String prefix;
    private final AtomicLong runs = new AtomicLong();

    private OutputDirectory(Path directory, String prefix) {
        this.directory = directory;
        this.prefix = prefix;
    }

    /** Removes what earlier commands left; what this one has kept so far, in other pools, stays. */
    static OutputDirectory open(Path directory) {
        Instant start = ProcessHandle.current().info().startInstant().orElse(Instant.EPOCH);
        if (Files.isDirectory(directory)) {
            removeOlderThan(start, directory);
        }
        return new OutputDirectory(directory.toAbsolutePath(), Long.toString(System.nanoTime(), Character.MAX_RADIX));
    }

    private static void removeOlderThan(Instant start, Path directory) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*" + SUFFIX)) {
            for (Path file : files) {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(start)) {
                    Files.delete(file);
                }
            }
        } catch (IOException e) {
            throw Problem.of("Cannot remove the output of earlier runs in " + directory + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
    }

    /** A file for the next run of a worker. */
    Path next(int worker) {
        return directory.resolve(prefix + "-worker-" + worker + "-run-" + runs.incrementAndGet() + SUFFIX);
    }
}
