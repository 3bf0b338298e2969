package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

class WorkerPoolTest extends OrderRunnerContract {

    @TempDir
    static Path directory;

    private static CompiledProject project;

    @BeforeAll
    static void compile() {
        project = CompiledProject.of(Path.of("src", "test", "projects", "contract"), directory);
    }

    @Override
    OrderRunner open() {
        return project.pool(
                project.settings().withWorkers(2).withIsolation(Isolation.PROCESS),
                "contract.Alpha",
                "contract.Beta",
                "contract.Gamma");
    }
}
