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

    /** What leaks in each of these orders, of which the last test is the victim. */
    private List<String> leaks(String name, String... orders) {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", name), directory);
        WorkerSettings settings =
                WorkerSettings.plain(directory.resolve("output")).withIsolation(Isolation.RESET);
        List<String> classNames = Stream.of(orders)
                .flatMap(order -> Stream.of(order.split(" ")))
                .map(test -> TestId.parse(test).className())
                .distinct()
                .toList();
        try (LocalRunners runners = LocalRunners.open(project.spec(), classNames, settings)) {
            LeakSearch search = new LeakSearch(runners);
            return Stream.of(orders)
                    .map(order ->
                            search.of(victim(order.split(" "))).map(Leak::text).orElse("nothing"))
                    .toList();
        }
    }

    private static Finding victim(String... order) {
        String victim = order[order.length - 1];
        return new Finding(
                TestId.parse(victim),
                Finding.Kind.VICTIM,
                1,
                TestOrder.of(victim),
                TestOrder.of(order),
                new Failure("java.lang.AssertionError", Optional.empty(), ""));
    }
}
