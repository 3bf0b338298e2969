package dev.vivace.engine.json;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps other processes, and other threads of this one, away from something. The lock is on a file of its own: what it
 * protects may be replaced, and a lock on a replaced file protects nothing. It goes with the process.
 */
public final class ProcessLock implements AutoCloseable {

    private final FileChannel channel;

    private ProcessLock(FileChannel channel) {
        this.channel = channel;
    }

    /** The lock on this file, which is made where it is missing; empty where somebody else has it. */
    public static Optional<ProcessLock> tryTake(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (tryLock(channel) == null) {
            channel.close();
            return Optional.empty();
        }
        return Optional.of(new ProcessLock(channel));
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // Another thread of this JVM holds it.
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
