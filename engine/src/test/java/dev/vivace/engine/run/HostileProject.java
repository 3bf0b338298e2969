package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The compiled tests of {@code samples/hostile}. */
public final class HostileProject {

    /** The classes whose tests come to an end. */
    public static final List<String> PATIENT = List.of(
            "hostile.CrashTest",
            "hostile.EmptyTest",
            "hostile.ExitTest",
            "hostile.GlobalStateTest",
            "hostile.LifecycleTest",
            "hostile.MemoryTest",
            "hostile.NameTest",
            "hostile.OutputTest",
            "hostile.OutputThiefTest",
            "hostile.StaticInitialiserTest",
            "hostile.ThreadTest",
            "hostile.ThrowableTest",
            "hostile.UnloadableTest",
            "hostile.UnspeakableTest",
            "hostile.WaitingTest");

    /** The classes with tests that wait for ever. */
    public static final List<String> HANGING = List.of("hostile.ChildProcessTest", "hostile.HangTest");

    private static final Path SOURCES = Path.of("..", "samples", "hostile", "src", "test", "java");

    private final CompiledProject project;

    private HostileProject(CompiledProject project) {
        this.project = project;
    }

    /** Compiles it into a directory, and removes a class that another one needs. */
    public static HostileProject compile(Path directory) throws IOException {
        CompiledProject project = CompiledProject.of(SOURCES, directory);
        Files.delete(project.classes().resolve("hostile").resolve("Removed.class"));
        return new HostileProject(project);
    }

    WorkerSettings settings() {
        return project.settings();
    }

    /** The launch of everything in it, in JVMs that write no core dump. */
    public LaunchSpec spec(String... arguments) {
        LaunchSpec spec = project.spec();
        List<String> all = Stream.concat(Stream.of("-XX:-CreateCoredumpOnCrash"), Stream.of(arguments))
                .toList();
        return spec.withJvm(spec.jvm().withArguments(all));
    }

    /** What must become of the tests of these classes, as the outcome's label. */
    public Map<TestId, String> expected(List<String> classNames) {
        Map<TestId, String> expected = new TreeMap<>();
        Expectations.of(classPath(), classNames).forEach((id, known) -> expected.put(id, known.outcome()));
        return expected;
    }

    List<Path> classPath() {
        return project.spec().jvm().classPath();
    }

    /** A pool whose JVMs write no core dump, and have these further arguments. */
    WorkerPool pool(WorkerSettings settings, List<String> classNames, String... arguments) {
        return WorkerPool.open(spec(arguments), classNames, settings);
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
