package dev.vivace.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The time that processors worked for the processes we started and for theirs, as far as they have ended. */
final class ChildrenCpu {

    private static final Path STAT = Path.of("/proc/self/stat");
    private static final int TICKS_PER_SECOND = 100;
    /** Counted behind the name of the program, which may contain anything, in parentheses. */
    private static final int USER_FIELD = 13;

    private ChildrenCpu() {}

    /** Since our start; empty where the system does not tell. */
    static Optional<Duration> soFar() {
        if (!Files.isReadable(STAT)) {
            return Optional.empty();
        }
        try {
            String text = Files.readString(STAT);
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            long ticks = Long.parseLong(fields[USER_FIELD]) + Long.parseLong(fields[USER_FIELD + 1]);
            return Optional.of(Duration.ofMillis(ticks * 1000 / TICKS_PER_SECOND));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
