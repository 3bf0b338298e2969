package dev.vivace.engine.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.BoostCommand.ModuleBoosts;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.report.BoostFiles;
import dev.vivace.engine.report.BoostReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a project to verified patches, in real JVMs. */
class BoostCommandTest {

    private static final Duration UNLIMITED = Duration.ofDays(1);

    @TempDir
    private Path directory;

    @Test
    void letsAnExpensiveFixtureRunOnceAndLeavesAClassAloneThatDependsOnTheOrderAnyway() throws IOException {
        ModuleBoosts boosts = boost();

        assertThat(boosts.boosts())
                .extracting(boost -> boost.testClass() + " " + boost.status().label() + " " + boost.code())
                .containsExactlyInAnyOrder(
                        "boost.DictionaryTest boosted ", "boost.MemoTest kept already-order-dependent");
        Boost boosted = of("boost.DictionaryTest", boosts);
        assertThat(boosted.timing().orElseThrow().before()).isEqualTo(Duration.ofSeconds(4));
        assertThat(boosted.timing().orElseThrow().after()).isEqualTo(Duration.ofSeconds(2));
        assertThat(boosted.patch().orElseThrow().injections()).isEqualTo(1);
        assertThat(Files.readString(directory.resolve("sources").resolve("boost/DictionaryTest.java")))
                .contains("@BeforeAll")
                .doesNotContain("@BeforeEach");
        assertThat(of("boost.MemoTest", boosts).failingOrder().orElseThrow())
                .content()
                .contains("boost.MemoTest#readsTheMemo");
        BoostReport report = BoostFiles.read(boosts.json());
        assertThat(report.classes()).hasSize(2);
        assertThat(report.suite()).isPresent();
        assertThat(directory.resolve("project/target/vivace/boost")).doesNotExist();
    }

    private static Boost of(String testClass, ModuleBoosts boosts) {
        return boosts.boosts().stream()
                .filter(boost -> boost.testClass().equals(testClass))
                .findFirst()
                .orElseThrow();
    }

    private ModuleBoosts boost() throws IOException {
        SourceProject project = SourceProject.copy("boost", directory);
        BoostRequest request = new BoostRequest(
                Requests.isolated(Optional.of(Isolation.AUTO), OptionalInt.of(2)),
                List.of(),
                false,
                new MinSaving(0, Duration.ZERO),
                UNLIMITED,
                true,
                false,
                false,
                true);
        return new BoostCommand(request, new BoostListener() {}, false, BoostCommandTest::dictionaries)
                .run(List.of(project.launch()))
                .get(0);
    }

    /** Each dictionary takes a second, and all else no time: so no load of the machine changes what comes out. */
    private static Duration dictionaries(OrderRun run) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Stream.concat(run.containers().stream(), run.tests().stream())
                .forEach(result -> result.output().copy(false, printed));
        return Duration.ofSeconds(
                printed.toString(UTF_8).lines().filter("a dictionary"::equals).count());
    }
}
