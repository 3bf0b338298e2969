package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.HeedingSignals;
import dev.vivace.testsupport.MavenRun;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** A Maven at work. */
final class MavenProcess {

    private final Process process;
    private final CompletableFuture<String> output;

    private MavenProcess(Process process) {
        this.process = process;
        this.output = CompletableFuture.supplyAsync(() -> readAll(process.getInputStream()));
    }

    static MavenProcess start(Path directory, Map<String, String> environment, List<String> arguments) {
        List<String> command = new ArrayList<>(HeedingSignals.words());
        command.addAll(List.of(MavenRun.executable().toString(), "-B"));
        command.addAll(arguments);
        return start(directory, environment, command.toArray(String[]::new));
    }

    /** Types a line into a shell that finds our Maven as {@code mvn}. */
    static MavenProcess shell(Path directory, String line) {
        String path = MavenRun.executable().getParent() + ":" + System.getenv("PATH");
        return start(directory, Map.of("PATH", path), "sh", "-c", line);
    }

    private static MavenProcess start(Path directory, Map<String, String> environment, String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return new MavenProcess(process);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void awaitFile(Path file) throws InterruptedException {
        Instant deadline = Instant.now().plusSeconds(120);
        while (!Files.exists(file)) {
            assertThat(process.isAlive()).as("Maven is alive").isTrue();
            assertThat(Instant.now()).as("deadline").isBefore(deadline);
            Thread.sleep(50);
        }
    }

    /** Like a terminal, which sends Ctrl-C to all processes that belong to it; returns those that Maven started. */
    List<ProcessHandle> interruptAll() throws IOException, InterruptedException {
        List<ProcessHandle> children = process.descendants().toList();
        send("INT", Stream.concat(children.stream(), Stream.of(process.toHandle())));
        return children;
    }

    /** Like GNU timeout, which signals its child and then all processes that belong to it. */
    void timeOut() throws IOException, InterruptedException {
        List<ProcessHandle> children = process.descendants().toList();
        send("TERM", Stream.of(process.toHandle()));
        send("TERM", Stream.concat(Stream.of(process.toHandle()), children.stream()));
    }

    private static void send(String signal, Stream<ProcessHandle> processes) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("kill", "-" + signal));
        processes.forEach(handle -> command.add(String.valueOf(handle.pid())));
        new ProcessBuilder(command).start().waitFor();
    }

    /** Its exit code. */
    int await() throws InterruptedException {
        return process.waitFor();
    }

    /** All that it printed, once it has ended. */
    String output() {
        return output.join();
    }

    private static String readAll(InputStream stream) {
        try {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
