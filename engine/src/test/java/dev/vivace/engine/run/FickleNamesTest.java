package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that are called something else whenever they are discovered keep their identities. */
class FickleNamesTest {

    private static final String FIRST = "fickle.HashTest#isSomething[1]";
    private static final String SECOND = "fickle.HashTest#isNoNumber[2]";
    private static final String NUMBER = "fickle.HashTest#isNoNumber[3]";
    private static final String STEADY = "fickle.SteadyTest#passes";

    @TempDir
    static Path directory;

    private static CompiledProject project;

    @BeforeAll
    static void compile() {
        project = CompiledProject.of(Path.of("src", "test", "projects", "fickle"), directory);
    }

    @ParameterizedTest
    @EnumSource(names = "AUTO", mode = EnumSource.Mode.EXCLUDE)
    void inOrdersOfEveryKind(Isolation isolation) {
        try (WorkerPool pool = pool(isolation)) {
            assertThat(results(pool, NUMBER)).containsExactly("failed " + NUMBER);
            assertThat(results(pool, STEADY, NUMBER, SECOND, FIRST))
                    .containsExactly("passed " + STEADY, "failed " + NUMBER, "passed " + SECOND, "passed " + FIRST);
            assertThat(results(pool, FIRST, STEADY, SECOND))
                    .containsExactly("passed " + FIRST, "passed " + STEADY, "passed " + SECOND);
        }
    }

    @Test
    void inNaturalOrderInAnotherJvmThanTheOneThatDiscoveredThem() {
        try (WorkerPool discovering = pool(Isolation.PROCESS);
                WorkerPool running = discovering.sibling(settings(Isolation.NONE))) {
            TestOrder natural = running.catalog().naturalOrder();

            assertThat(OrderRunnerContract.ids(running.run(natural, RunListener.NONE)))
                    .hasSize(7)
                    .containsExactlyInAnyOrderElementsOf(
                            natural.tests().stream().map(Object::toString).toList());
        }
    }

    private static WorkerPool pool(Isolation isolation) {
        return project.pool(settings(isolation), "fickle.HashTest", "fickle.SteadyTest");
    }

    private static WorkerSettings settings(Isolation isolation) {
        return project.settings().withIsolation(isolation);
    }

    private static List<String> results(WorkerPool pool, String... order) {
        OrderRun run = pool.run(TestOrder.of(order), RunListener.NONE);
        return run.tests().stream()
                .map(result -> result.outcome().label() + " " + result.id())
                .toList();
    }
}
