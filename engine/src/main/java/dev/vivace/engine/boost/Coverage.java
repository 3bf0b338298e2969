package dev.vivace.engine.boost;

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

    private final Program program;
    private final TestBench bench;
    private final Path scratch;
    private int count;

    /**
     * Of a program.
     *
     * @param scratch a directory for what is recorded
     */
    Coverage(Program program, TestBench bench, Path scratch) {
        this.program = program;
        this.bench = bench;
        this.scratch = scratch;
    }

    /** What tests reach; empty where nobody can tell. JaCoCo writes when the JVM ends, as it has when runners are closed. */
    Optional<ReachedLines> reached(List<String> classes, TestOrder order, Optional<Path> front) {
        if (program.places().isEmpty()) {
            return Optional.empty();
        }
        count++;
        Path recorded = scratch.resolve("reached-" + count + ".exec");
        String argument = "-javaagent:" + agent() + "=destfile=" + recorded + ",excludes=dev.vivace.worker.*";
        try (Runners runners = bench.open(classes, front, List.of(argument))) {
            Trials.inNewJvms(runners).run(order);
        }
        return Files.exists(recorded) ? Optional.of(ReachedLines.read(recorded, program.places())) : Optional.empty();
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
