package dev.vivace.engine.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.ClassFixtures;
import dev.vivace.engine.command.FixtureExamination.Found;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Sources;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixtureExaminationTest {

    private static final Path SOURCES =
            Path.of("src", "test", "projects", "boost").toAbsolutePath();

    @TempDir
    private Path directory;

    @Test
    void measuresWhatRunsForEachTestOfAClassAndLeavesNothingBehind() {
        Found found = examination(withSources()).run(List.of("boost.DictionaryTest"), () -> false);

        ClassFixtures dictionary = found.classes().get(0);
        assertThat(dictionary.fixtures()).isPositive().isLessThanOrEqualTo(dictionary.all());
        assertThat(dictionary.savable()).isPositive().isLessThan(dictionary.fixtures());
        assertThat(found.unmeasured()).isZero();
        assertThat(directory.resolve("fixtures")).doesNotExist();
    }

    @Test
    void countsWhatThereWasNoTimeFor() {
        Found found = examination(withSources()).run(List.of("boost.DictionaryTest"), () -> true);

        assertThat(found.classes()).isEmpty();
        assertThat(found.unmeasured()).isEqualTo(1);
    }

    @Test
    void saysWhyNothingCanBeMeasured() {
        assertThat(examination(project()).obstacle()).contains("nobody says where the test sources are");
    }

    private FixtureExamination examination(LaunchSpec spec) {
        return new FixtureExamination(ModuleLaunch.of(RunRequest.plain(1), spec, true), directory.resolve("fixtures"));
    }

    private LaunchSpec withSources() {
        return project().withSources(new Sources(List.of(SOURCES), UTF_8, directory));
    }

    private LaunchSpec project() {
        return CompiledProject.of(SOURCES, directory.resolve("project")).spec();
    }
}
