package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class that leaves something which cannot be forgotten. */
class TaintedRunTest {

    @TempDir
    private Path directory;

    private final Said said = new Said();

    @Test
    void givesTheNextClassANewJvmAndThisOneItsOwnTheNextTime() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "stubborn"), directory);
        SuiteResult first = run(project);

        assertThat(first.verdicts()).hasSize(2).allSatisfy(TaintedRunTest::assertPassedAtOnce);
        assertThat(first.taints()).extracting(Taint::className).containsExactly("stubborn.ALeavesTest");
        assertThat(first.taints().get(0).reason()).contains("thread stubborn does not end");
        assertThat(RunJson.read(directory.resolve("target/vivace/run.json")).taints())
                .hasSize(1);

        SuiteResult second = run(project);

        assertThat(second.verdicts()).hasSize(2).allSatisfy(TaintedRunTest::assertPassedAtOnce);
        assertThat(second.taints()).isEmpty();
        assertThat(said.sentences()).anyMatch(sentence -> sentence.contains("1 class gets a JVM of its own"));
    }

    @Test
    void blamesNoOtherClassForWhatLookingForTestsHasLeft() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "early"), directory);

        assertThat(run(project).taints()).extracting(Taint::className).containsExactly("early.BPreparedTest");
    }

    @Test
    void blamesAClassForWhatLookingForItsTestsHasLeftBefore() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "early"), directory);

        RunRequest onlyIt = Requests.plain()
                .isolation(Optional.of(Isolation.AUTO))
                .workers(OptionalInt.of(1))
                .test("early.BPreparedTest")
                .request();

        assertThat(run(project, onlyIt).taints()).extracting(Taint::className).containsExactly("early.BPreparedTest");
    }

    private static void assertPassedAtOnce(TestVerdict verdict) {
        assertThat(verdict.attempts()).hasSize(1);
        assertThat(verdict.isFlaky()).isFalse();
        assertThat(verdict.attempts().get(0).stage()).isIn(Stage.PARALLEL, Stage.CLASS);
    }

    private SuiteResult run(CompiledProject project) {
        return run(project, Requests.isolated(Optional.of(Isolation.AUTO), OptionalInt.of(1)));
    }

    private SuiteResult run(CompiledProject project, RunRequest request) {
        return new RunCommand(request, said)
                .run(List.of(Launches.alphabetical(project.spec())))
                .suites()
                .get(0);
    }
}
