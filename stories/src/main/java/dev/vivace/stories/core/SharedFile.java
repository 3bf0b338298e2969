package dev.vivace.stories.core;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/** A file that several JVMs change: one at a time reads and replaces it, and nobody ever sees half of it. */
final class SharedFile {

    private final Path path;

    SharedFile(Path path) {
        this.path = path.toAbsolutePath();
    }

    /** Does something while no other JVM, and no other thread of this one, has the file. */
    <T> T alone(Supplier<T> work) {
        boolean interrupted = Thread.interrupted();
        synchronized (SharedFile.class) {
            try {
                return locked(work);
            } catch (IOException e) {
                throw problem("written", e);
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /** The lock is on a file of its own, since this one is replaced. */
    private <T> T locked(Supplier<T> work) throws IOException {
        Files.createDirectories(path.getParent());
        try (FileChannel channel =
                FileChannel.open(beside(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            FileLock lock = channel.lock();
            try {
                return work.get();
            } finally {
                lock.release();
            }
        }
    }

    /** Empty also where it cannot be read: what earlier runs wrote is worth less than this one. */
    Optional<String> text() {
        try {
            return Files.isRegularFile(path) ? Optional.of(Files.readString(path)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    boolean isWrittenSince(Instant moment) {
        try {
            return Files.isRegularFile(path)
                    && Files.getLastModifiedTime(path).toInstant().isAfter(moment);
        } catch (IOException e) {
            throw problem("read", e);
        }
    }

    void replace(String text) {
        try {
            Path next = beside(".next");
            Files.writeString(next, text);
            Files.move(next, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw problem("written", e);
        }
    }

    private StoryProblem problem(String done, IOException cause) {
        return new StoryProblem(
                path + " cannot be " + done + ": " + cause
                        + "\n  Try: another place for reports, with vivace.stories.report",
                cause);
    }

    private Path beside(String suffix) {
        return path.resolveSibling(path.getFileName() + suffix);
    }
}
