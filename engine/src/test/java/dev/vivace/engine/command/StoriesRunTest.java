package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Vivace runs the bank's stories; the set-ups are counted inside themselves. */
class StoriesRunTest {

    @TempDir
    private static Path directory;

    private static LaunchSpec bank;

    @BeforeAll
    static void compile() throws IOException {
        bank = CompiledProject.withStories(Path.of("..", "samples", "bank-stories", "src"), directory)
                .spec();
        Files.createDirectory(directory.resolve("target"));
    }

    @BeforeEach
    void forget() throws IOException {
        Files.deleteIfExists(log());
        // In the JVM of this test both runs are of one process, as if Vivace asked once more.
        Files.deleteIfExists(stories());
    }

    @Test
    void reusesSetUpsAsSurefireDoesWhereNothingIsForgotten() throws IOException {
        assertThat(run(Isolation.NONE)).isEqualTo(7);

        assertThat(Files.readAllLines(log())).hasSize(9);
        assertThat(Files.readString(stories())).contains("\"setUpsRun\":9,\"setUpsSaved\":18,");
    }

    /** Each class begins in a clean state: WithdrawTest alone needs seven set-ups for its two tests. */
    @Test
    void reusesThemWithinAClassWhereClassesAreIsolated() throws IOException {
        assertThat(run(Isolation.RESET)).isEqualTo(7);

        assertThat(Files.readAllLines(log())).hasSize(1 + 2 + 3 + 2 + 5 + 7);
        assertThat(Files.readString(stories())).contains("\"setUpsRun\":20,\"setUpsSaved\":7,");
    }

    private static long run(Isolation isolation) {
        RunRequest request = Requests.isolated(Optional.of(isolation), OptionalInt.of(1));
        RunOutcome outcome = new RunCommand(request, SuiteListener.NONE).run(List.of(bank));
        assertThat(outcome.isRed()).isFalse();
        return RunJson.read(directory.resolve("target/vivace/run.json"))
                .summary()
                .passed();
    }

    private static Path stories() {
        return directory.resolve("target/vivace/stories.json");
    }

    private static Path log() {
        return directory.resolve("target/set-ups/log.txt");
    }
}
