package dev.vivace.engine.run;

import dev.vivace.engine.archive.Archive;
import dev.vivace.engine.project.LaunchJvm;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Makes an archive of classes that workers have loaded, in a JVM that loads them too but runs nothing of the project. */
final class ArchiveMaker {

    private static final long PATIENCE_SECONDS = 120;
    private static final String ROOTS_CLASS = "dev.vivace.worker.ClassPathRoots";

    private final LaunchJvm jvm;
    private final Optional<String> memory;
    private final ArchiveArguments arguments;
    private final Archive archive;
    private final Path scratch;
    private Optional<Process> current = Optional.empty();
    private boolean cancelled;

    /** Properties of the project mean nothing to a JVM that runs none of it. */
    ArchiveMaker(LaunchJvm jvm, Optional<String> memory, ArchiveArguments arguments, Archive archive, Path scratch) {
        this.jvm = jvm.withArguments(jvm.arguments().stream()
                .filter(argument -> !argument.startsWith("-D"))
                .toList());
        this.memory = memory;
        this.arguments = arguments;
        this.archive = archive;
        this.scratch = scratch;
    }

    /**
     * Makes the archive from these lists of classes; where that fails, says why and remembers it.
     *
     * @throws IOException where it might have succeeded, had nobody ended it
     */
    Optional<String> make(List<Path> classLists) throws IOException {
        Path list = scratch.resolve("classes.lst");
        ClassList loaded = ClassList.merged(classLists);
        Files.write(list, (arguments.allowInvokers() ? loaded : loaded.withoutInvokers()).lines());
        Path draft = archive.draft();
        try {
            Optional<String> refusal = refusal(list, draft);
            if (refusal.isEmpty()) {
                archive.publish(draft);
            } else {
                archive.refuse(refusal.get());
            }
            return refusal;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private Optional<String> refusal(Path list, Path draft) throws IOException {
        Tool dump = run("dump", arguments.toMake(list, draft));
        if (dump.exitCode() != 0) {
            return Optional.of("it could not be made: " + dump.lastWords());
        }
        Tool check = run("check", arguments.toCheck(draft));
        if (check.exitCode() != 0) {
            return Optional.of("the JVM does not take it: " + check.lastWords());
        }
        List<Path> roots = check.text().lines().map(URI::create).map(Path::of).toList();
        return roots.equals(directories())
                ? Optional.empty()
                : Optional.of("with it the class path has " + roots + " rather than " + directories());
    }

    private List<Path> directories() throws IOException {
        List<Path> directories = new ArrayList<>();
        for (Path element : Stream.concat(jvm.classPath().stream(), jvm.addedClassPath().stream())
                .filter(Files::isDirectory)
                .toList()) {
            directories.add(element.toRealPath());
        }
        return directories;
    }

    /** How a JVM ended, and what it said. */
    private record Tool(int exitCode, String text) {

        /** What it said at last: before that come warnings, one for each class that stays out. */
        String lastWords() {
            List<String> lines = text.lines().toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 5), lines.size()));
        }
    }

    private Tool run(String name, List<String> words) throws IOException {
        JvmStart start = new JvmStart(archive.workerJar(), words, true);
        WorkerCommand command = WorkerCommand.of(jvm, 1, start, memory);
        Path argumentFile = scratch.resolve("arguments-" + name);
        Path log = scratch.resolve(name + ".log");
        command.writeArguments(argumentFile);
        Process process = start(command.process(argumentFile, ROOTS_CLASS)
                .directory(scratch.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        ExitStatus exit = new ExitStatus(exitCode(process));
        if (exit.isFromOutside()) {
            throw new IOException("The JVM that should " + name + " a class archive was ended: " + exit.text());
        }
        return new Tool(exit.code(), Files.readString(log).strip());
    }

    private synchronized Process start(ProcessBuilder builder) throws IOException {
        if (cancelled) {
            throw new IOException("The run has ended");
        }
        Process process = builder.start();
        current = Optional.of(process);
        return process;
    }

    private static int exitCode(Process process) throws IOException {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while an archive was made", e);
        }
    }

    /** Gives up; may be called from any thread. */
    synchronized void cancel() {
        cancelled = true;
        current.ifPresent(Process::destroyForcibly);
    }
}
