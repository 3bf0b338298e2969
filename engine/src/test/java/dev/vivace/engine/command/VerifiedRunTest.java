package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.run.CompiledProject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifiedRunTest {

    @TempDir
    private Path directory;

    private final Said said = new Said();

    @Test
    void saysWhichVerdictsAreOthersInANewJvmAndWhy() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "once"), directory);
        RunRequest request = Requests.plain()
                .isolation(Optional.of(Isolation.RESET))
                .workers(OptionalInt.of(1))
                .verified()
                .request();

        RunOutcome outcome = new RunCommand(request, said).run(List.of(project.spec()));

        assertThat(said.sentences())
                .contains(
                        "Differs: once.OnceTest#passesTheFirstTime: passed, in the reference failed"
                                + " (org.opentest4j.AssertionFailedError: expected: <1> but was: <2>)",
                        "Differs: once.OnceTest#runsTheFirstTime: passed, in the reference skipped"
                                + " (org.opentest4j.TestAbortedException: Assumption failed: it ran before)",
                        "Compared 3 verdicts with those of a JVM for each class: 2 differ.");
        assertThat(outcome.report().ending())
                .hasValueSatisfying(ending -> assertThat(ending.differs()).isTrue());
    }
}
