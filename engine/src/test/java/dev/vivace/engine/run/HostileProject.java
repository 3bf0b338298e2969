package dev.vivace.engine.run;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The compiled tests of {@code samples/hostile}. */
final class HostileProject {

    private static final Path SOURCES = Path.of("..", "samples", "hostile", "src", "test", "java");

    private final CompiledProject project;

    private HostileProject(CompiledProject project) {
        this.project = project;
    }

    static HostileProject compile(Path directory) throws IOException {
        CompiledProject project = CompiledProject.of(SOURCES, directory);
        Files.delete(project.classes().resolve("hostile").resolve("Removed.class"));
        return new HostileProject(project);
    }

    WorkerSettings settings() {
        return project.settings();
    }

    List<Path> classPath() {
        return project.spec().jvm().classPath();
    }

    /** A pool whose JVMs write no core dump, and have these further arguments. */
    WorkerPool pool(WorkerSettings settings, List<String> classNames, String... arguments) {
        LaunchSpec spec = project.spec();
        List<String> all = Stream.concat(Stream.of("-XX:-CreateCoredumpOnCrash"), Stream.of(arguments))
                .toList();
        return WorkerPool.open(spec.withJvm(spec.jvm().withArguments(all)), classNames, settings);
    }

    /** Where the argument file of this worker is; the command line tells, where the operating system does. */
    static Optional<Path> scratchDirectoryOf(long pid) {
        return ProcessHandle.of(pid).flatMap(handle -> handle.info().arguments()).stream()
                .flatMap(Stream::of)
                .filter(argument -> argument.startsWith("@"))
                .map(argument -> Path.of(argument.substring(1)).getParent())
                .findFirst();
    }
}
