package dev.vivace.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Looks at the memory of a process and its descendants, again and again, until it is closed. */
final class MemoryWatch implements AutoCloseable {

    private static final int PAGE = 4096;
    private static final int INTERVAL = 250;

    private final ProcessHandle process;
    private final Thread thread = new Thread(this::watch, "memory watch");
    private volatile long most;

    private MemoryWatch(ProcessHandle process) {
        this.process = process;
        thread.setDaemon(true);
    }

    static MemoryWatch of(Process process) {
        MemoryWatch watch = new MemoryWatch(process.toHandle());
        watch.thread.start();
        return watch;
    }

    private void watch() {
        try {
            while (process.isAlive()) {
                most = Math.max(most, resident());
                Thread.sleep(INTERVAL);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What pages of all of them are in memory; those that they share count for each. */
    private long resident() {
        return Stream.concat(Stream.of(process), process.descendants())
                .mapToLong(MemoryWatch::resident)
                .sum();
    }

    private static long resident(ProcessHandle some) {
        Path file = Path.of("/proc/" + some.pid() + "/statm");
        try {
            return Files.isReadable(file)
                    ? PAGE * Long.parseLong(Files.readString(file).split(" ")[1])
                    : 0;
        } catch (IOException e) {
            return 0; // it has ended meanwhile
        }
    }

    /** The most there was so far, in bytes. */
    long most() {
        return most;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
