package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An initialiser that runs only once in a JVM, which nobody could know before. */
class SearchingPoolTest {

    @TempDir
    Path directory;

    private CompiledProject project;

    @BeforeEach
    void compile() {
        project = CompiledProject.of(Path.of("src", "test", "projects", "unrepeatable"), directory);
    }

    @Test
    void asksInANewJvmWhatAResetHasBroken() {
        assertThat(second(project.settings().forSearch())).isEqualTo(Outcome.PASSED);
    }

    @Test
    void leavesThatToWhoeverAsksWholeClasses() {
        assertThat(second(project.settings())).isEqualTo(Outcome.ERRORED);
    }

    private Outcome second(WorkerSettings settings) {
        try (WorkerPool pool = project.pool(
                settings.withIsolation(Isolation.RESET), "unrepeatable.AUsesTest", "unrepeatable.BUsesTest")) {
            run(pool, "unrepeatable.AUsesTest#uses");
            OrderRun second = run(pool, "unrepeatable.BUsesTest#uses");
            assertThat(second.tests()).hasSize(1);
            return second.tests().stream().map(TestResult::outcome).findFirst().orElseThrow();
        }
    }

    private static OrderRun run(WorkerPool pool, String test) {
        return pool.run(TestOrder.of(test), RunListener.NONE);
    }
}
