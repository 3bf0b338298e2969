package dev.vivace.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks at the memory of a process and its descendants, again and again, until it is closed. */
final class MemoryWatch implements AutoCloseable {

    /** How often, in milliseconds: what comes and goes between two looks is not seen. */
    static final int INTERVAL = 250;

    private static final Pattern RESIDENT = Pattern.compile("^VmRSS:\\s*(\\d+) kB$", Pattern.MULTILINE);

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
        Path file = Path.of("/proc/" + some.pid() + "/status");
        try {
            return Files.isReadable(file) ? resident(Files.readString(file)).orElse(0) : 0;
        } catch (IOException e) {
            return 0; // it has ended meanwhile
        }
    }

    /** In bytes, from what Linux tells of a process; empty where it has no memory any more. */
    static OptionalLong resident(String status) {
        Matcher matcher = RESIDENT.matcher(status);
        return matcher.find() ? OptionalLong.of(1024 * Long.parseLong(matcher.group(1))) : OptionalLong.empty();
    }

    /** The most that was seen so far, in bytes; empty where nothing was. */
    OptionalLong most() {
        return most == 0 ? OptionalLong.empty() : OptionalLong.of(most);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
