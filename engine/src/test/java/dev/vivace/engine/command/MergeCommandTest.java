package dev.vivace.engine.command;

import static dev.vivace.engine.merge.SampleShards.flaky;
import static dev.vivace.engine.merge.SampleShards.part;
import static dev.vivace.engine.merge.SampleShards.red;
import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.MergeCommand.MergeOutcome;
import dev.vivace.engine.merge.SampleShards;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Shard;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeCommandTest {

    @TempDir
    private Path directory;

    private Path out;
    private SampleShards shards;

    @BeforeEach
    void create() {
        out = directory.resolve("merged");
        shards = new SampleShards(directory.resolve("shards"));
    }

    @Test
    void addsUpAllShards() throws IOException {
        shards.write(1, 2, part());
        shards.write(
                "shard-2",
                new Shard(2, 2),
                red(part()),
                suite(verdict("A#red", Outcome.ERRORED, 5), verdict("A#skipped", Outcome.SKIPPED, 0)));

        MergeOutcome merged = merge();

        assertThat(merged.isRed()).isTrue();
        assertThat(merged.shards()).isEqualTo(2);
        RunReport report = RunJson.read(out.resolve("run.json"));
        assertThat(report).isEqualTo(merged.report());
        assertThat(report.summary()).isEqualTo(new RunReport.Summary(3, 1, 1, 1, 0));
        assertThat(report.tests())
                .extracting(test -> test.id().toString())
                .containsExactly("Shard1Test#runs", "A#red", "A#skipped");
        assertThat(report.shard()).isEmpty();
        assertThat(report.workers()).isEqualTo(2);
        assertThat(report.wallMillis()).isEqualTo(2000);
    }

    @Test
    void takesNoWorkerOfAShardForOneOfAnother() throws IOException {
        shards.write(1, 3, part());
        shards.write(2, 3, part());
        shards.write(3, 3, part());

        assertThat(merge().report().tests())
                .extracting(test -> test.attempts().get(0).worker())
                .containsExactly(1, 2, 3);
    }

    @Test
    void tellsInItsReportWhatItMeansForTheBuild() throws IOException {
        shards.write(1, 2, flaky(part(), 1, 2));
        shards.write(2, 2, flaky(part(), 1, 2));

        assertThat(merge().report().ending())
                .contains(new RunReport.Ending(
                        true,
                        false,
                        List.of(),
                        List.of("More tests of sample:module than the project allows passed only when they were run"
                                + " again.")));
    }

    @Test
    void putsReportsTogetherInPlaceOfOlderOnes() throws IOException {
        shards.write(1, 2, part());
        shards.write(2, 2, part());
        Files.createDirectories(out.resolve("reports"));
        Files.writeString(out.resolve("reports/TEST-Older.xml"), "old");
        Files.writeString(out.resolve("reports/TEST-Shard1Test.xml"), "old");
        Files.writeString(out.resolve("reports/notes.xml"), "not ours");

        merge();

        assertThat(contents(out.resolve("reports")))
                .isEqualTo(Map.of(
                        "TEST-Shard1Test.xml", "<testsuite name='Shard1Test'/>",
                        "TEST-Shard2Test.xml", "<testsuite name='Shard2Test'/>",
                        "notes.xml", "not ours"));
    }

    @Test
    void leavesTheShardsAsTheyAre() throws IOException {
        shards.write(1, 1, part());
        Map<String, String> before = contents(directory.resolve("shards"));

        merge();

        assertThat(contents(directory.resolve("shards"))).isEqualTo(before);
    }

    @Test
    void writesNothingWhereAShardIsMissing() throws IOException {
        shards.write(1, 2, part());

        assertThatThrownBy(this::merge).isInstanceOf(Problem.class);
        assertThat(out).doesNotExist();
    }

    @Test
    void neverWritesIntoAShard() throws IOException {
        out = shards.write(1, 1, part()).resolve("merged");

        assertThatThrownBy(this::merge)
                .isInstanceOf(Problem.class)
                .hasMessageContaining("there are the results of a shard");
    }

    @Test
    void namesTheModulesOfReportsThatHaveOneEach() throws IOException {
        shards.write("one", 1, 1, part("g:one", "commit", "code", "split"));
        shards.write("two", 1, 1, part("g:two", "commit", "code", "split"));

        assertThat(merge().report().tests())
                .extracting(test -> test.module().orElseThrow())
                .containsExactly("g:one", "g:two");
        assertThat(contents(out.resolve("reports")))
                .containsOnlyKeys("one/TEST-Shard1Test.xml", "two/TEST-Shard1Test.xml");
    }

    @Test
    void isRedForFlakyTestsOfAllShardsThatAreTooManyTogether() throws IOException {
        shards.write(1, 2, flaky(part(), 1, 2));
        shards.write(2, 2, flaky(part(), 1, 2));

        assertThat(merge().isRed()).isTrue();
    }

    @Test
    void isGreenForFewerFlakyTests() throws IOException {
        shards.write(1, 2, flaky(part(), 1, 2));
        shards.write(2, 2, flaky(part(), 0, 2));

        assertThat(merge().isRed()).isFalse();
    }

    @Test
    void saysWhatAShardDidNotBeginThatStoppedAfterRedTests() throws IOException {
        shards.write("1/one", 1, 2, red(part("g:one", "commit", "code", "split")));
        shards.writeNotBegun("1/none", new Shard(1, 2), "g:none");
        shards.writeNotBegun("1/two", new Shard(1, 2), "g:two");
        shards.write("2/one", 2, 2, part("g:one", "commit", "code", "split"));
        shards.write("2/two", 2, 2, part("g:two", "commit", "code", "split"));

        MergeOutcome merged = merge();

        assertThat(merged.isRed()).isTrue();
        assertThat(merged.warnings())
                .containsExactly("Not run, because of red tests in modules before it: g:two, in shard 1");
        assertThat(merged.report().tests()).hasSize(3);
    }

    @Test
    void saysWhatNoShardBegan() throws IOException {
        shards.write("1/one", 1, 1, red(part("g:one", "commit", "code", "split")));
        shards.writeNotBegun("1/a", new Shard(1, 1), "g:two");

        MergeOutcome merged = merge();

        assertThat(merged.isRed()).isTrue();
        assertThat(merged.warnings())
                .containsExactly("Not run, because of red tests in modules before it: g:two, in shard 1");
        assertThat(merged.report().seed()).isNotZero();
    }

    private MergeOutcome merge() {
        return new MergeCommand(
                        new MergeRequest(List.of(directory.resolve("shards")), out, Optional.empty(), Optional.empty()))
                .run();
    }

    private static Map<String, String> contents(Path directory) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            files.filter(Files::isRegularFile)
                    .forEach(file ->
                            contents.put(directory.relativize(file).toString().replace('\\', '/'), text(file)));
        }
        return contents;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
