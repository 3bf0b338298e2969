package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Verdicts where the project asks for reruns and it is fixtures that fail. */
class RerunTest {

    @TempDir
    static Path directory;

    private static LaunchSpec reports;

    @BeforeAll
    static void compile() {
        LaunchSpec spec = CompiledProject.of(
                        Path.of("..", "samples", "reports", "jupiter", "src", "test", "java"), directory)
                .spec();
        reports = Launches.with(spec, Launches.repeating(1));
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void whatCouldNotBeginHasWhatBecameOfItWhenItCould(Isolation isolation) {
        RunOutcome outcome =
                run(Requests.plain().isolation(Optional.of(isolation)).select("BeforeAllFailsOnceTest"));

        assertThat(verdicts(outcome))
                .containsExactlyInAnyOrder(
                        "isPositive[1] passed", "isPositive[2] passed", "passes passed", "rests skipped");
        assertThat(outcome.isRed()).isFalse();
    }

    @Test
    void onlyWhatTheOrderNamesIsRepeated() throws IOException {
        Path file = Files.writeString(directory.resolve("order.txt"), "reports.BeforeAllFailsOnceTest#passes\n");

        RunOutcome outcome = run(Requests.plain().order(new OrderChoice.FromFile(file)));

        assertThat(verdicts(outcome)).containsExactly("passes passed");
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void aTearDownThatFailsIsRed(Isolation isolation) {
        RunOutcome outcome =
                run(Requests.plain().isolation(Optional.of(isolation)).select("AfterAllFailsTest"));

        assertThat(outcome.isRed()).isTrue();
    }

    private static RunOutcome run(Requests request) {
        return new RunCommand(request.request(), SuiteListener.NONE).run(List.of(reports));
    }

    private static List<String> verdicts(RunOutcome outcome) {
        return outcome.suites().get(0).verdicts().stream()
                .map(verdict -> verdict.id().method() + verdict.id().invocation() + " "
                        + verdict.outcome().label())
                .toList();
    }
}
