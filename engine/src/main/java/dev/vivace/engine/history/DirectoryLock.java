package dev.vivace.engine.history;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps other processes, and other threads of this one, from writing to a directory. The lock is on a file of its own:
 * the history itself is replaced when it is compacted, and a lock on a replaced file protects nothing.
 */
final class DirectoryLock implements AutoCloseable {

    private static final int TRIES = 200;
    private static final long PAUSE_MILLIS = 50;

    private final FileChannel channel;

    private DirectoryLock(FileChannel channel) {
        this.channel = channel;
    }

    static DirectoryLock take(Path directory) throws IOException {
        FileChannel channel = FileChannel.open(
                directory.resolve("history.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        for (int i = 0; i < TRIES; i++) {
            if (tryLock(channel) != null) {
                return new DirectoryLock(channel);
            }
            pause();
        }
        channel.close();
        throw new IOException(directory + " is locked by another run");
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // Another thread of this JVM holds it.
            return null;
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for another run", e);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
