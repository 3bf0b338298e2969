package dev.vivace.engine.json;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps other processes, and other threads of this one, away from something. The lock is on a file of its own: what it
 * protects may be replaced, and a lock on a replaced file protects nothing. It goes with the process.
 */
public final class ProcessLock implements AutoCloseable {

    /** To look at a file that this process has locked, and to close it again, would free it. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private ProcessLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** The lock on this file, which is made where it is missing; empty where somebody else has it. */
    public static Optional<ProcessLock> tryTake(Path file) throws IOException {
        Path directory = Files.createDirectories(file.toAbsolutePath().getParent());
        Path place = directory.toRealPath().resolve(file.getFileName());
        return HELD.add(place) ? lock(place) : Optional.empty();
    }

    private static Optional<ProcessLock> lock(Path file) throws IOException {
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            ProcessLock lock = new ProcessLock(file, channel);
            if (tryLock(channel) != null) {
                return Optional.of(lock);
            }
            lock.close();
            return Optional.empty();
        } catch (IOException e) {
            HELD.remove(file);
            throw e;
        }
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // Another copy of this class, in the same JVM, holds it.
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(file);
    }
}
