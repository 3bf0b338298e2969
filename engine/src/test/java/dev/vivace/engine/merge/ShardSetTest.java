package dev.vivace.engine.merge;

import static dev.vivace.engine.merge.SampleShards.part;
import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.suite;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Shard;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be put together, and what cannot. */
class ShardSetTest {

    @TempDir
    private Path directory;

    private SampleShards shards;

    @BeforeEach
    void create() {
        shards = new SampleShards(directory);
    }

    @Test
    void findsShardsWhereverTheyAreBelowADirectoryAndEachOnce() throws IOException {
        shards.write("deep/down/one", 1, 2, part());
        Path two = shards.write("two", 2, 2, part());
        RunJson.write(directory.resolve("other/run.json"), RunReport.of(List.of(suite())));
        Files.writeString(Files.createDirectories(directory.resolve("foreign")).resolve("run.json"), "{}");

        assertThat(ShardSet.of(ShardSearch.in(List.of(two, directory))).shards())
                .extracting(found -> found.part().index())
                .containsExactly(1, 2);
    }

    @Test
    void wantsShards() {
        assertProblem("There are no results of shards", "Try: ");
    }

    @Test
    void wantsADirectory() {
        assertThatThrownBy(() -> ShardSearch.in(List.of(directory.resolve("nowhere"))))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("No such directory: " + directory.resolve("nowhere"));
    }

    @Test
    void missesAShard() throws IOException {
        shards.write(1, 3, part());
        shards.write(3, 3, part());

        assertProblem("Shard 2 of 3 is missing.", "shard 1 of 3 in ", "Try: vivace shard --index 2 --total 3");
    }

    @Test
    void missesAModuleOfAShard() throws IOException {
        shards.write(1, 2, part());
        shards.write("other-1", 1, 2, part("other:module", "commit", "code", "split"));
        shards.write("other-2", 2, 2, part("other:module", "commit", "code", "split"));

        assertProblem("Shard 2 of 2 is missing of sample:module.");
    }

    @Test
    void refusesAShardThatIsThereTwice() throws IOException {
        shards.write("first", 1, 2, part());
        shards.write("again", 1, 2, part());
        shards.write(2, 2, part());

        assertProblem("Shard 1 of 2 is there twice.", "first", "again");
    }

    @Test
    void refusesShardsOfDifferentTotals() throws IOException {
        shards.write(1, 2, part());
        shards.write(2, 3, part());

        assertProblem("their totals differ", "shard 1 of 2 in ", "shard 2 of 3 in ");
    }

    @Test
    void refusesAShardFromAnotherCommit() throws IOException {
        shards.write(1, 2, part("m", "1234", "code", "split"));
        shards.write(2, 2, part("m", "5678", "other", "split"));

        assertProblem("Of m, shard 2 is from another commit than shard 1.", "1234", "5678", "Try: ");
    }

    @Test
    void refusesWhatAnEarlierRunDidNotBegin() throws IOException {
        shards.writeNotBegun("earlier", new Shard(1, 2), "m");
        shards.write("two", 2, 2, part("m", "5678", "code", "split"));

        assertProblem("Of m, shard 1 is from another commit than shard 2.", "commit", "5678", "Try: ");
    }

    @Test
    void refusesAShardFromOtherClassesOfTheSameCommit() throws IOException {
        shards.write(1, 2, part("m", "1234", "code", "split"));
        shards.write(2, 2, part("m", "1234", "other", "split"));

        assertProblem("shard 2 was built from other classes than shard 1", "Try: --commit ID");
    }

    @Test
    void refusesAShardOfAnotherSplit() throws IOException {
        shards.write(1, 2, part("m", "1234", "code", "split"));
        shards.write(2, 2, part("m", "1234", "code", "other"));

        assertProblem("shard 2 is of another split than shard 1", "Try: the same .vivace directories");
    }

    @Test
    void refusesAShardThatTheUserStopped() throws IOException {
        shards.write("stopped", new Shard(1, 1), SampleShards.cancelled(SampleShards.red(part())), unfinished());

        assertProblem(
                "Shard 1 of 1 was stopped before its end.",
                "not run: 1; that were red, and not asked again: 1",
                "the same shard again");
    }

    @Test
    void takesAShardThatStoppedByItself() throws IOException {
        shards.write("timed-out", new Shard(1, 2), SampleShards.red(part()), unfinished());
        shards.write("with-ignored-failures", new Shard(2, 2), part(), unfinished());

        assertThat(ShardSet.of(ShardSearch.in(List.of(directory))).shards()).hasSize(2);
    }

    private static SuiteResult unfinished() {
        return suite(
                flagged("A#a", Outcome.SKIPPED, TestVerdict.NOT_RUN),
                flagged("A#b", Outcome.SKIPPED, TestVerdict.UNCONFIRMED));
    }

    private static TestVerdict flagged(String test, Outcome outcome, String flag) {
        return new TestVerdict(
                TestId.parse(test), outcome, Set.of(flag), List.of(attempt(Stage.PARALLEL, test, outcome, 0)));
    }

    @Test
    void refusesAShardThatCannotBe() throws IOException {
        Path place = shards.write(1, 1, part());
        String text = Files.readString(place.resolve("run.json"));
        Files.writeString(place.resolve("run.json"), text.replace("\"index\": 1", "\"index\": 7"));

        assertThatThrownBy(() -> ShardSearch.in(List.of(directory)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("is not a vivace-run file");
    }

    private void assertProblem(String... texts) {
        assertThatThrownBy(() -> ShardSet.of(ShardSearch.in(List.of(directory))))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.text()).contains(texts));
    }
}
