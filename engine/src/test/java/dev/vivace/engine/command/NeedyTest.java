package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests, invocations and fixtures that are red in their class alone, and green where earlier classes ran. */
class NeedyTest {

    @TempDir
    private Path directory;

    @Test
    void whatIsGreenInTheSuiteIsGreen() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "needy"), directory);

        RunOutcome outcome = new RunCommand(
                        Requests.plain().isolation(Optional.of(Isolation.AUTO)).request(), SuiteListener.NONE)
                .run(List.of(Launches.alphabetical(project.spec())));

        assertThat(outcome.suites().get(0).verdicts())
                .extracting(verdict -> verdict.id().toString().replace("needy.", "") + " "
                        + verdict.outcome().label())
                .containsExactlyInAnyOrder(
                        "AGivesTest#gives passed",
                        "ParametersTakeTest#takes[1] passed",
                        "ParametersTakeTest#takes[2] passed",
                        "SetUpTakesTest#plain passed",
                        "SetUpTakesTest#parameterised[1] passed",
                        "SetUpTakesTest#parameterised[2] passed",
                        "TearDownTakesTest passed",
                        "TearDownTakesTest#plain passed");
    }
}
