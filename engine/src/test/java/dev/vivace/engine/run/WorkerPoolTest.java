package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

class WorkerPoolTest {

    @TempDir
    static Path directory;

    private static CompiledProject project;

    @BeforeAll
    static void compile() {
        project = CompiledProject.of(Path.of("src", "test", "projects", "contract"), directory);
    }

    @Nested
    class WithAJvmForEachOrder extends OrderRunnerContract {

        @Override
        OrderRunner open() {
            return pool(Isolation.PROCESS);
        }
    }

    @Nested
    class WithAResetBetweenOrders extends OrderRunnerContract {

        @Override
        OrderRunner open() {
            return pool(Isolation.RESET);
        }
    }

    private static OrderRunner pool(Isolation isolation) {
        return project.pool(
                project.settings().withWorkers(2).withIsolation(isolation),
                "contract.Alpha",
                "contract.Beta",
                "contract.Gamma");
    }
}
