package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests, invocations and fixtures that are red in their class alone, and green where earlier classes ran. */
class NeedyTest {

    @TempDir
    private Path directory;

    private final Said said = new Said();

    @Test
    void whatIsGreenInTheSuiteIsGreen() throws IOException {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "needy"), directory);
        List<TestVerdict> first = run(project);

        assertThat(labels(first))
                .containsExactlyInAnyOrder(
                        "AGivesTest#gives passed",
                        "ParametersTakeTest#takes[1] passed",
                        "ParametersTakeTest#takes[2] passed",
                        "SetUpTakesTest#plain passed",
                        "SetUpTakesTest#parameterised[1] passed",
                        "SetUpTakesTest#parameterised[2] passed",
                        "TearDownTakesTest passed",
                        "TearDownTakesTest#plain passed");
        assertThat(said.sentences()).noneMatch(sentence -> sentence.startsWith("One JVM runs all"));
        assertReportsAreGreen();

        List<TestVerdict> second = run(project);

        assertThat(said.sentences()).anyMatch(sentence -> sentence.startsWith("One JVM runs all"));
        assertThat(labels(second)).containsExactlyInAnyOrderElementsOf(labels(first));
        assertThat(needy(second)).isNotEmpty().containsExactlyInAnyOrderElementsOf(needy(first));
        assertReportsAreGreen();
    }

    private void assertReportsAreGreen() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            assertThat(files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml")))
                    .hasSize(4)
                    .allSatisfy(file -> assertThat(file).content().doesNotContain("<failure", "<error"));
        }
    }

    @Test
    void runsAfterTheFewClassesThatItNeeds() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "distant"), directory);
        TestVerdict first = taking(run(project));

        assertThat(needy(List.of(first))).hasSize(1);
        assertThat(stages(first)).startsWith(Stage.PARALLEL).endsWith(Stage.CLASS, Stage.SUITE);
        assertThat(said.sentences()).contains("distant.ZTakesTest passes after distant.AGivesTest.");

        TestVerdict second = taking(run(project));

        assertThat(needy(List.of(second))).hasSize(1);
        assertThat(stages(second)).containsExactly(Stage.CLASS, Stage.SUITE);
        assertThat(said.sentences()).noneMatch(sentence -> sentence.startsWith("One JVM runs all"));
    }

    private static TestVerdict taking(List<TestVerdict> verdicts) {
        assertThat(verdicts).hasSize(15);
        return verdicts.stream()
                .filter(verdict -> verdict.id().equals(TestId.parse("distant.ZTakesTest#takes")))
                .findFirst()
                .orElseThrow();
    }

    private static List<Stage> stages(TestVerdict verdict) {
        return verdict.attempts().stream().map(Attempt::stage).toList();
    }

    private List<TestVerdict> run(CompiledProject project) {
        RunRequest request = Requests.isolated(Optional.of(Isolation.AUTO), OptionalInt.empty());
        return new RunCommand(request, said)
                .run(List.of(Launches.alphabetical(project.spec())))
                .suites()
                .get(0)
                .verdicts();
    }

    private static List<String> labels(List<TestVerdict> verdicts) {
        return verdicts.stream()
                .map(verdict -> verdict.id().toString().replace("needy.", "") + " "
                        + verdict.outcome().label())
                .toList();
    }

    private static List<TestId> needy(List<TestVerdict> verdicts) {
        return verdicts.stream()
                .filter(TestVerdict::needsEarlierClasses)
                .map(TestVerdict::id)
                .toList();
    }
}
