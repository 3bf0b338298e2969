package dev.vivace.engine.boost;

import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compares the lines of the program that tests reach without and with changed classes. */
final class Coverage {

    private static final String AGENT = "jacoco-agent.jar";

    private final List<Path> program;
    private final TestBench bench;
    private final Path scratch;
    private int count;

    /**
     * Of a module.
     *
     * @param program directories and jars with its classes, but for its tests
     * @param scratch a directory for what is recorded
     */
    Coverage(List<Path> program, TestBench bench, Path scratch) {
        this.program = List.copyOf(program);
        this.bench = bench;
        this.scratch = scratch;
    }

    /** What tests no longer reach; empty where nobody can tell. */
    Optional<Loss> loss(List<String> classes, TestOrder order, Optional<Path> without, Path with) {
        if (program.isEmpty()) {
            return Optional.empty();
        }
        return reached(classes, order, without)
                .flatMap(before -> reached(classes, order, Optional.of(with)).map(before::to));
    }

    /** JaCoCo writes when the JVM ends, which it has when its runners are closed. */
    private Optional<ReachedLines> reached(List<String> classes, TestOrder order, Optional<Path> front) {
        count++;
        Path recorded = scratch.resolve("reached-" + count + ".exec");
        String argument = "-javaagent:" + agent() + "=destfile=" + recorded + ",excludes=dev.vivace.worker.*";
        try (Runners runners = bench.open(classes, front, List.of(argument))) {
            Trials.inNewJvms(runners).run(order);
        }
        return Files.exists(recorded) ? Optional.of(ReachedLines.read(recorded, program)) : Optional.empty();
    }

    /** Travels inside the engine. */
    private Path agent() {
        Path jar = scratch.resolve(AGENT);
        if (Files.exists(jar)) {
            return jar;
        }
        try (InputStream in = Coverage.class.getResourceAsStream(AGENT)) {
            if (in == null) {
                throw new IllegalStateException("The engine was built without " + AGENT + "; build it with Maven");
            }
            Files.createDirectories(scratch);
            Files.copy(in, jar);
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + jar, e);
        }
    }
}
