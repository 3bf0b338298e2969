package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.run.WorkerMessage.Disconnected;
import dev.vivace.engine.run.WorkerMessage.Exited;
import dev.vivace.engine.run.WorkerMessage.PipeClosed;
import dev.vivace.engine.run.WorkerMessage.Printed;
import dev.vivace.worker.protocol.CommandWriter;
import dev.vivace.worker.protocol.Commands;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A worker's JVM and the connection to it: the one place that starts JVMs for tests. Everything that comes from it lands in
 * its mailbox.
 */
final class WorkerProcess {

    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);

    private final WorkerCommand command;
    private final Process process;
    private final Door door;
    private final Mailbox mailbox = new Mailbox();
    private final CompletableFuture<Commands> commands = new CompletableFuture<>();
    private volatile long connected;
    private volatile Duration idle = Duration.ZERO;

    private WorkerProcess(WorkerCommand command, Process process, Door door) {
        this.command = command;
        this.process = process;
        this.door = door;
    }

    /**
     * Starts a JVM.
     *
     * @param engines that it should warm up, by their ids
     */
    static WorkerProcess start(WorkerCommand command, Path argumentFile, List<String> engines) {
        try {
            command.writeArguments(argumentFile);
            Door door = Door.open();
            try {
                WorkerProcess worker = new WorkerProcess(command, spawn(command, argumentFile), door);
                worker.listen(command.systemProperties(), engines);
                return worker;
            } catch (IOException e) {
                door.close();
                throw e;
            }
        } catch (IOException e) {
            throw Problem.of("The tests' JVM cannot be started: " + e.getMessage())
                    .tryThis("--java with the directory of a JDK 11 or newer");
        }
    }

    private static Process spawn(WorkerCommand command, Path argumentFile) throws IOException {
        Path directory = Files.createDirectories(command.jvm().workingDirectory());
        return command.process(argumentFile, WorkerCommand.MAIN_CLASS)
                .directory(directory.toFile())
                .start();
    }

    private void listen(Map<String, String> systemProperties, List<String> engines) {
        long pid = process.pid();
        daemon("events-of-" + pid, this::readEvents);
        daemon("output-of-" + pid, () -> drain(process.getInputStream(), false));
        daemon("errors-of-" + pid, () -> drain(process.getErrorStream(), true));
        process.onExit().thenAccept(ended -> mailbox.post(new Exited(ended.exitValue())));
        invite(systemProperties, engines);
    }

    private static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, "vivace-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Standard input carries what a worker must know first, and stays open: a program may end when there is nothing more. */
    private void invite(Map<String, String> systemProperties, List<String> engines) {
        Properties properties = new Properties();
        properties.putAll(systemProperties);
        Writer in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        try {
            in.write(door.invitation(engines));
            properties.store(in, null);
            in.write("\n");
            in.flush();
        } catch (IOException e) {
            mailbox.post(new Disconnected("it took no input: " + e.getMessage()));
        }
    }

    private void readEvents() {
        String reason = "it closed the connection";
        try {
            Door.Guest guest = door.admit(mailbox);
            try (Socket socket = guest.socket()) {
                connected = System.nanoTime();
                commands.complete(new CommandWriter(socket.getOutputStream()));
                boolean more = true;
                while (more) {
                    more = guest.reader().next(guest.events());
                }
            }
        } catch (IOException | RuntimeException e) {
            reason = "the connection broke: " + e;
        }
        mailbox.post(new Disconnected(reason));
    }

    private void drain(InputStream in, boolean error) {
        byte[] buffer = new byte[8192];
        try (in) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                mailbox.postWhenRoom(new Printed(error, Arrays.copyOf(buffer, read)));
            }
        } catch (IOException e) {
            mailbox.post(new Printed(true, e.toString().getBytes(StandardCharsets.UTF_8)));
        }
        mailbox.post(new PipeClosed());
    }

    /** How it was started. */
    WorkerCommand command() {
        return command;
    }

    Mailbox mailbox() {
        return mailbox;
    }

    long pid() {
        return process.pid();
    }

    /** The way to tell the worker what to do; there once it said hello. */
    Commands commands() {
        return commands.join();
    }

    /** Somebody needs it from now on. */
    void greeted() {
        idle = commands.isDone() ? Duration.ofNanos(System.nanoTime() - connected) : Duration.ZERO;
    }

    /** How long it was connected before anybody needed it. */
    Duration idle() {
        return idle;
    }

    /** How long processors have worked for it; zero where the system does not tell. */
    Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Asks the worker to end, so that shutdown hooks run, and ends it by force if it takes too long. */
    void exit(Duration patience) {
        if (commands.isDone() && process.isAlive()) {
            askToExit();
            await(patience);
        }
        dispose();
    }

    private void askToExit() {
        try {
            commands().exit();
        } catch (UncheckedIOException gone) {
            process.destroyForcibly();
        }
    }

    /**
     * Ends the JVM and every process that was started in it, at once, and forgets what they still say: pipes that
     * somebody else holds open are closed.
     */
    void dispose() {
        kill();
        awaitEnd();
        mailbox.close();
        process.destroyForcibly();
        try {
            door.close();
        } catch (IOException e) {
            throw new IllegalStateException("A server socket cannot be closed", e);
        }
    }

    /**
     * Ends the JVM and every process that was started in it; safe to call from any thread. By its handle, because
     * {@link Process} would close the pipes, and its last words may still be in them.
     */
    void kill() {
        List<ProcessHandle> descendants = process.descendants().toList();
        process.toHandle().destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }

    /** Waits until a process that was killed is gone. */
    void awaitEnd() {
        await(KILL_PATIENCE);
    }

    private void await(Duration patience) {
        try {
            process.waitFor(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
