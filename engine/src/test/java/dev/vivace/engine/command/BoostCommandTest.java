package dev.vivace.engine.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.BoostCommand.ModuleBoosts;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Sources;
import dev.vivace.engine.report.BoostFiles;
import dev.vivace.engine.report.BoostReport;
import dev.vivace.engine.run.CompiledProject;
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

    @TempDir
    private Path directory;

    @Test
    void letsAnExpensiveFixtureRunOnceAndLeavesAClassAloneThatDependsOnTheOrderAnyway() throws IOException {
        ModuleBoosts boosts = boost();

        assertThat(boosts.boosts())
                .extracting(boost -> boost.testClass() + " " + boost.status().label() + " " + boost.code())
                .containsExactly("boost.DictionaryTest boosted ", "boost.MemoTest kept already-order-dependent");
        Boost boosted = boosts.boosts().get(0);
        assertThat(boosted.timing().orElseThrow().isFaster()).isTrue();
        assertThat(boosted.patch().orElseThrow().injections()).isEqualTo(1);
        assertThat(Files.readString(sources().resolve("boost/DictionaryTest.java")))
                .contains("@BeforeAll")
                .doesNotContain("@BeforeEach");
        assertThat(boosts.boosts().get(1).failingOrder().orElseThrow())
                .content()
                .contains("boost.MemoTest#readsTheMemo");
        BoostReport report = BoostFiles.read(boosts.json());
        assertThat(report.classes()).hasSize(2);
        assertThat(report.suite()).isPresent();
        assertThat(directory.resolve("project/target/vivace/boost")).doesNotExist();
    }

    private ModuleBoosts boost() throws IOException {
        copySources();
        LaunchSpec spec =
                CompiledProject.of(sources(), directory.resolve("project")).spec();
        LaunchSpec withSources =
                Launches.alphabetical(spec).withSources(new Sources(List.of(sources()), UTF_8, directory));
        BoostRequest request = new BoostRequest(
                Requests.isolated(Optional.of(Isolation.AUTO), OptionalInt.of(2)),
                List.of(),
                false,
                new MinSaving(0.05, Duration.ofMillis(10)),
                BoostRequest.USUAL_LIMIT,
                true,
                false,
                true);
        return new BoostCommand(request, new BoostListener() {}, false)
                .run(List.of(withSources))
                .get(0);
    }

    private void copySources() throws IOException {
        Path from = Path.of("src", "test", "projects", "boost");
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = sources().resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
    }

    private Path sources() {
        return directory.resolve("sources");
    }
}
