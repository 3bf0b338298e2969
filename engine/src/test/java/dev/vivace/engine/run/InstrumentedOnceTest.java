package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that one run has made forgetful, the next one takes as they are. */
class InstrumentedOnceTest {

    @TempDir
    Path directory;

    private CompiledProject project;

    @BeforeEach
    void compile() {
        project = CompiledProject.of(Path.of("src", "test", "projects", "contract"), directory);
    }

    @Test
    void theSecondRunInstrumentsNothing() throws IOException {
        run();
        Set<Path> kept = packs();
        run();

        assertThat(kept).isNotEmpty();
        assertThat(packs()).isEqualTo(kept);
    }

    private void run() {
        WorkerSettings settings =
                project.settings().withIsolation(Isolation.RESET).withCache(directory.resolve("cache"));
        try (WorkerPool pool = project.pool(settings, "contract.Alpha", "contract.Gamma")) {
            assertThat(pool.run(pool.catalog().naturalOrder(), new RunListener() {})
                            .tests())
                    .isNotEmpty();
        }
    }

    /** A JVM that has instrumented a class writes another one when it ends. */
    private Set<Path> packs() throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve("cache"))) {
            return files.filter(file -> file.toString().endsWith(".pack")).collect(Collectors.toSet());
        }
    }
}
