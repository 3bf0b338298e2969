package dev.vivace.engine.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.CompiledProject;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.WorkerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who cleans up is found in real JVMs, those included that do so when they run again. */
class CausesInJvmsTest {

    private static final String POLLUTERS = "leak.APolluterTest";
    private static final String VICTIMS = "leak.BVictimTest";

    @TempDir
    private Path directory;

    @Test
    void thePolluterOrTheVictimItself() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "leak"), directory);
        WorkerSettings settings =
                WorkerSettings.plain(directory.resolve("output")).withIsolation(Isolation.RESET);
        try (LocalRunners runners = LocalRunners.open(project.spec(), List.of(POLLUTERS, VICTIMS), settings)) {
            CauseSearch search = new CauseSearch(
                    runners.with(Isolation.RESET).catalog(),
                    runners,
                    new CauseSearch.Settings(Isolation.RESET, 1, false),
                    () -> false);

            assertThat(search.of(victim("toggles", "isClosed")).helpers())
                    .containsExactly(List.of(TestId.parse(POLLUTERS + "#toggles")));
            assertThat(search.of(victim("dirties", "isCleanFromNowOn")).helpers())
                    .containsExactly(List.of(TestId.parse(VICTIMS + "#isCleanFromNowOn")));
        }
    }

    private static Finding victim(String polluter, String victim) {
        TestOrder failing = TestOrder.of(POLLUTERS + "#" + polluter, VICTIMS + "#" + victim);
        return new Finding(
                failing.tests().get(1),
                Finding.Kind.VICTIM,
                1,
                TestOrder.of(VICTIMS + "#" + victim),
                failing,
                new Failure("E", Optional.empty(), ""));
    }
}
