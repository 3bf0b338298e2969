package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two classes use something outside of their JVMs that only one can use at a time. */
class RacingTest {

    private static final String LEFT = "racing.LeftTest";
    private static final String RIGHT = "racing.RightTest";
    private static final String WINDOW = "racing.WindowTest";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @EnumSource(names = {"AUTO", "PROCESS"})
    void aRaceIsNoFailureAndHappensOnce(Isolation isolation) {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "racing"), directory);

        SuiteResult first = run(project, isolation, SuiteListener.NONE);
        List<String> notices = new ArrayList<>();
        SuiteResult second = run(project, isolation, new SuiteListener() {
            @Override
            public void notice(String sentence) {
                notices.add(sentence);
            }
        });

        assertThat(first.red()).isEmpty();
        assertThat(first.verdicts())
                .filteredOn(verdict -> verdict.flags().contains("raced"))
                .hasSize(1);
        assertThat(second.red()).isEmpty();
        assertThat(second.verdicts())
                .allSatisfy(verdict -> assertThat(verdict.attempts()).hasSize(1));
        assertThat(overlap(second, LEFT, RIGHT)).isFalse();
        assertThat(notices).anySatisfy(notice -> assertThat(notice).contains(LEFT, RIGHT, "side by side"));
        assertThat(overlap(second, WINDOW, LEFT) || overlap(second, WINDOW, RIGHT))
                .isTrue();
    }

    private static SuiteResult run(CompiledProject project, Isolation isolation, SuiteListener listener) {
        RunOutcome outcome = new RunCommand(Requests.isolated(Optional.of(isolation), OptionalInt.of(2)), listener)
                .run(List.of(Launches.alphabetical(project.spec())));
        return outcome.suites().get(0);
    }

    private static boolean overlap(SuiteResult suite, String one, String other) {
        TestResult first = result(suite, one);
        TestResult second = result(suite, other);
        return first.start().isBefore(second.start().plus(second.duration()))
                && second.start().isBefore(first.start().plus(first.duration()));
    }

    private static TestResult result(SuiteResult suite, String className) {
        return suite.verdicts().stream()
                .filter(verdict -> verdict.id().className().equals(className))
                .map(TestVerdict::attempts)
                .map(attempts -> attempts.get(0))
                .map(Attempt::result)
                .findFirst()
                .orElseThrow();
    }
}
