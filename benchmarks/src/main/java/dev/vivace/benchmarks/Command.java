package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command line and the directory it runs in. */
record Command(Path directory, List<String> words) {

    private static final Duration FOREVER = Duration.ofDays(365);

    /** How long one that was asked to end may take to write what it knows. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    Command {
        words = List.copyOf(words);
    }

    /** Runs it to its end; what it prints goes to a file. */
    Finished run(Path log) {
        return run(log, FOREVER);
    }

    /** The same, but it is asked to end if it takes longer than that. */
    Finished run(Path log, Duration limit) {
        try {
            Files.createDirectories(log.getParent());
            Process process = new ProcessBuilder(words)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            process.getOutputStream().close();
            return finish(process, log, limit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Finished finish(Process process, Path log, Duration limit) {
        long start = System.nanoTime();
        Duration cpuBefore = ChildrenCpu.soFar().orElse(Duration.ZERO);
        Thread hook = new Thread(() -> end(process));
        Runtime.getRuntime().addShutdownHook(hook);
        try (MemoryWatch memory = MemoryWatch.of(process)) {
            boolean cut = !process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (cut) {
                askToEnd(process);
            }
            int exitCode = process.waitFor();
            Duration wall = Duration.ofNanos(System.nanoTime() - start);
            Instant end = Instant.now();
            Runtime.getRuntime().removeShutdownHook(hook);
            Duration cpu = ChildrenCpu.soFar().orElse(Duration.ZERO).minus(cpuBefore);
            return new Finished(this, exitCode, cut, wall, end, new Usage(cpu, memory.most()), log);
        } catch (InterruptedException e) {
            end(process);
            Thread.currentThread().interrupt();
            throw new ComparisonFailure("The time was up while this ran: " + String.join(" ", words));
        }
    }

    private static void askToEnd(Process process) throws InterruptedException {
        process.destroy();
        if (!process.waitFor(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    /**
     * How a command ended.
     *
     * @param cut whether it was asked to, because it took too long
     */
    record Finished(Command command, int exitCode, boolean cut, Duration wall, Instant end, Usage usage, Path log) {

        /** This, if it ended with one of these codes. */
        Finished expect(Integer... codes) {
            if (!List.of(codes).contains(exitCode)) {
                throw new ComparisonFailure(
                        "%s ended with exit code %d; see %s".formatted(command.words(), exitCode, log));
            }
            return this;
        }
    }
}
