package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.CommandWriter;
import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.protocol.EventReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A real worker JVM on the class path of a pretended project, and the little of a controller that tests need. */
final class WorkerProcess implements AutoCloseable {

    private final Process process;
    private final Socket socket;
    private final Commands commands;
    private final EventReader reader;
    private final Recording recording = new Recording();
    private long runs;

    private WorkerProcess(Process process, Socket socket) throws IOException {
        this.process = process;
        this.socket = socket;
        this.commands = new CommandWriter(socket.getOutputStream());
        this.reader = new EventReader(socket.getInputStream());
    }

    /** A worker of the project whose frameworks are in {@code target/matrix/<matrix>}. */
    static WorkerProcess start(String matrix, String... jvmArguments) {
        return start(matrix, Map.of(), List.of(), jvmArguments);
    }

    static WorkerProcess start(
            String matrix, Map<String, String> properties, List<String> listeners, String... jvmArguments) {
        return start(Path.of(System.getProperty("java.home")), matrix, properties, listeners, jvmArguments);
    }

    /** One that warms these engines up before it does anything else. */
    static WorkerProcess startWarm(
            String matrix, Map<String, String> properties, List<String> engines, String... jvmArguments) {
        return start(Path.of(System.getProperty("java.home")), matrix, properties, List.of(), engines, jvmArguments);
    }

    static WorkerProcess start(
            Path javaHome,
            String matrix,
            Map<String, String> properties,
            List<String> listeners,
            String... jvmArguments) {
        return start(javaHome, matrix, properties, listeners, List.of(), jvmArguments);
    }

    private static WorkerProcess start(
            Path javaHome,
            String matrix,
            Map<String, String> properties,
            List<String> listeners,
            List<String> engines,
            String... jvmArguments) {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            server.setSoTimeout(60_000);
            Process process = launch(javaHome, matrix, List.of(jvmArguments));
            invite(process, server.getLocalPort(), properties, engines);
            WorkerProcess worker = new WorkerProcess(process, server.accept());
            worker.commands.configure(true, listeners, Duration.ofSeconds(30));
            return worker;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void invite(Process process, int port, Map<String, String> properties, List<String> engines)
            throws IOException {
        Properties text = new Properties();
        text.putAll(properties);
        Writer in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        in.write(port + " secret " + String.join(" ", engines) + "\n");
        text.store(in, null);
        in.write("\n");
        in.flush();
    }

    private static Process launch(Path javaHome, String matrix, List<String> jvmArguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(javaHome.resolve(Path.of("bin", "java")).toString());
        command.addAll(jvmArguments);
        command.addAll(List.of("-cp", classPath(matrix), Worker.class.getName()));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String classPath(String matrix) throws IOException {
        try (Stream<Path> jars = Files.list(Path.of("target", "matrix", matrix))) {
            return Stream.concat(
                            Stream.of(Path.of("target", "classes"), Path.of("target", "test-classes")), jars.sorted())
                    .map(path -> path.toAbsolutePath().toString())
                    .collect(Collectors.joining(File.pathSeparator));
        }
    }

    /** Discovers all tests of these classes. */
    Recording discover(Class<?>... classes) {
        return discover(Stream.of(classes).map(Class::getName).collect(Collectors.toList()), DiscoveryFilters.none());
    }

    Recording discover(List<String> classNames, DiscoveryFilters filters) {
        return discover(classNames, filters, Map.of());
    }

    Recording discover(List<String> classNames, DiscoveryFilters filters, Map<String, String> parameters) {
        commands.discover(classNames, filters, parameters);
        return until("discovered");
    }

    Recording runAll() {
        commands.runAll(++runs);
        return until("ran " + runs);
    }

    /** Runs tests by the names that {@link Recording#idOf} understands. */
    Recording runOrder(String... tests) {
        return runOrder(Stream.of(tests).map(recording::idOf).collect(Collectors.toList()));
    }

    Recording runOrder(List<String> uniqueIds) {
        commands.runOrder(++runs, uniqueIds, Collections.nCopies(uniqueIds.size(), ""), true);
        return until("ran " + runs);
    }

    /** Reads events until this one, until the worker breaks or until it has gone. */
    Recording until(String lastEvent) {
        recording.forgetEvents();
        try {
            while (!recording.endsWith(lastEvent) && reader.next(recording)) {
                if (recording.isBroken()) {
                    break;
                }
            }
        } catch (IOException e) {
            recording.lost(e);
        }
        return recording;
    }

    /** Reads events until something like this was printed. */
    void untilOutput(String text) throws IOException {
        while (recording.allOutput().noneMatch(text::equals) && reader.next(recording)) {
            assertThat(recording.isBroken()).isFalse();
        }
    }

    Recording last() {
        return recording;
    }

    Process process() {
        return process;
    }

    Commands commands() {
        return commands;
    }

    /** Goes away without a word, as a controller that was killed. */
    void abandon() throws IOException {
        socket.close();
    }

    /** Ends the worker in the normal way, and its exit code. */
    int exit() throws InterruptedException {
        commands.exit();
        until("nothing");
        return awaitEnd();
    }

    int awaitEnd() throws InterruptedException {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("worker ended").isTrue();
        return process.exitValue();
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        socket.close();
    }
}
