package dev.vivace.engine.command;

import dev.vivace.engine.json.ProcessLock;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Keeps other runs away from some modules: both would write to the same files. */
final class RunLocks implements AutoCloseable {

    private final List<ProcessLock> locks = new ArrayList<>();

    private RunLocks() {}

    /** All of them, or none and a problem. */
    static RunLocks take(List<LaunchSpec> modules) {
        RunLocks all = new RunLocks();
        try {
            modules.stream().map(LaunchSpec::baseDirectory).distinct().forEach(all::add);
            return all;
        } catch (Problem problem) {
            all.close();
            throw problem;
        }
    }

    private void add(Path module) {
        Path file = ModuleFiles.defaultOut(module).resolve("lock");
        try {
            locks.add(ProcessLock.tryTake(file)
                    .orElseThrow(() -> Problem.of("Another run of Vivace is at work in " + module)
                            .tryThis("again when it has ended")
                            .tryThis("a copy of the project, to run both at once")));
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ": " + e).tryThis("a project whose directory can be written");
        }
    }

    @Override
    public void close() {
        try {
            for (ProcessLock lock : locks) {
                lock.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("A lock cannot be given back", e);
        }
    }
}
