package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.Threads;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that run at once in one JVM and share something that only one can use at a time. */
class ThreadsTest {

    private static final String CLASSES = "LeftTest,RightTest,WindowTest";
    private static final String METHODS = "RoomTest";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "five | CLASSES | " + CLASSES,
                "five | METHODS | " + METHODS,
                "five | ALL     | " + CLASSES,
                "four | CLASSES | " + CLASSES,
                "four | METHODS | " + METHODS,
                "four | ALL     | " + CLASSES,
                "ng   | CLASSES | " + CLASSES,
                "ng   | METHODS | " + METHODS,
                "ng   | ALL     | " + CLASSES
            })
    void aRaceIsNoFailureAndHappensOnce(String framework, Threads.Mode mode, String classes) {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "threads"), directory);
        String select = Stream.of(classes.split(","))
                .map(name -> framework + "." + name)
                .collect(Collectors.joining(","));

        SuiteResult first = run(project, mode, select);
        SuiteResult second = run(project, mode, select);

        assertThat(first.red()).isEmpty();
        assertThat(first.verdicts())
                .filteredOn(verdict -> verdict.flags().contains("raced"))
                .isNotEmpty();
        assertThat(second.red()).isEmpty();
        assertThat(second.verdicts()).hasSize(3).allSatisfy(verdict -> assertThat(verdict.attempts())
                .hasSize(1));
        List<TestResult> results =
                second.verdicts().stream().map(TestVerdict::result).toList();
        assertThat(overlapping(results)).doesNotContainAnyElementsOf(racing(first));
        boolean waits = !(framework.equals("four") && classes.equals(METHODS));
        assertThat(overlapping(results).isEmpty()).isEqualTo(!waits);
    }

    private static SuiteResult run(CompiledProject project, Threads.Mode mode, String select) {
        RunRequest request = Requests.plain()
                .isolation(Optional.empty())
                .workers(OptionalInt.of(1))
                .threads(new Threads(mode, 3))
                .select(select)
                .request();
        RunOutcome outcome =
                new RunCommand(request, SuiteListener.NONE).run(List.of(Launches.alphabetical(project.spec())));
        return outcome.suites().get(0);
    }

    private static Set<Set<TestId>> racing(SuiteResult result) {
        return result.races().stream()
                .flatMap(race -> race.beside().stream().map(other -> Set.of(race.test(), other)))
                .collect(Collectors.toSet());
    }

    private static Set<Set<TestId>> overlapping(List<TestResult> results) {
        return results.stream()
                .flatMap(one -> results.stream()
                        .filter(other -> !other.id().equals(one.id()))
                        .filter(other -> one.start().isBefore(other.start().plus(other.duration()))
                                && other.start().isBefore(one.start().plus(one.duration())))
                        .map(other -> Set.of(one.id(), other.id())))
                .collect(Collectors.toSet());
    }
}
