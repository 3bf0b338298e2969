package dev.vivace.engine.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.CompiledProject;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.WorkerSettings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What leaks in real JVMs is named. */
class LeaksInJvmsTest {

    @TempDir
    private Path directory;

    @Test
    void aFieldOfAClassThatBothUse() {
        assertThat(leaks("order", "order.BNeighboursTest#counts order.BNeighboursTest#victim"))
                .containsExactly("order.Registry.count: 0 → 1");
    }

    @Test
    void whatABrittleTestReliesOn() {
        TestOrder passing = TestOrder.of("order.ASetterTest#prepares", "order.BNeighboursTest#brittle");
        Finding brittle = finding(Finding.Kind.BRITTLE, passing, TestOrder.of("order.BNeighboursTest#brittle"));

        assertThat(leaks("order", brittle)).containsExactly("order.Registry.ready: false → true");
    }

    @Test
    void whateverElseIsLeftBehind() {
        assertThat(leaks(
                        "leak",
                        "leak.APolluterTest#registers leak.BVictimTest#isRegistered",
                        "leak.APolluterTest#configures leak.BVictimTest#isConfigured",
                        "leak.APolluterTest#speaks leak.BVictimTest#speaks",
                        "leak.APolluterTest#travels leak.BVictimTest#travels",
                        "leak.APolluterTest#flips leak.BVictimTest#flips"))
                .satisfiesExactly(
                        leak -> assertThat(leak).isEqualTo("leak.Registry.parsers: 2 entries → 0 entries"),
                        leak -> assertThat(leak).isEqualTo("system property leak.mode: absent → \"strict\""),
                        leak -> assertThat(leak)
                                .startsWith("the default locale: ")
                                .endsWith(" → tlh"),
                        leak -> assertThat(leak)
                                .startsWith("the default time zone: ")
                                .endsWith(" → GMT+05:00"),
                        leak -> assertThat(leak).isEqualTo("leak.Coin.HEADS.seen: 0 → 1"));
    }

    private List<String> leaks(String project, String... victims) {
        return leaks(
                project,
                Stream.of(victims).map(order -> victim(order.split(" "))).toArray(Finding[]::new));
    }

    private List<String> leaks(String name, Finding... findings) {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", name), directory);
        WorkerSettings settings =
                WorkerSettings.plain(directory.resolve("output")).withIsolation(Isolation.RESET);
        List<String> classNames = Stream.of(findings)
                .flatMap(finding -> Stream.of(finding.passing(), finding.failing()))
                .flatMap(order -> order.tests().stream())
                .map(TestId::className)
                .distinct()
                .toList();
        try (LocalRunners runners = LocalRunners.open(project.spec(), classNames, settings)) {
            LeakSearch search = new LeakSearch(runners);
            return Stream.of(findings)
                    .map(finding -> search.of(finding).map(Leak::text).orElse("nothing"))
                    .toList();
        }
    }

    /** The last test of an order. */
    private static Finding victim(String... order) {
        return finding(Finding.Kind.VICTIM, TestOrder.of(order[order.length - 1]), TestOrder.of(order));
    }

    private static Finding finding(Finding.Kind kind, TestOrder passing, TestOrder failing) {
        TestId test = passing.tests().get(passing.tests().size() - 1);
        return new Finding(
                test, kind, 1, passing, failing, new Failure("java.lang.AssertionError", Optional.empty(), ""));
    }
}
