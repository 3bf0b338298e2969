package dev.vivace.engine.report;

import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.report.RunReport.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunJsonTest {

    @TempDir
    private Path directory;

    @Test
    void writesTheFormOfTheContract() throws IOException {
        Path file = directory.resolve("target/vivace/run.json");

        RunReport report = RunReport.of(List.of(suite(verdict("shop.CartTest#adds", Outcome.TIMED_OUT, 12))));
        RunJson.write(file, report.with(new Ending(true, false, List.of("shop:web"), List.of("JVM 2 left."))));

        assertThat(JsonParser.parseString(Files.readString(file)))
                .isEqualTo(
                        JsonParser.parseString(
                                """
                {"format":"vivace-run/1","start":"2026-01-01T00:00:00Z","isolation":"none","workers":1,"seed":7,"wallMillis":2000,
                 "summary":{"tests":1,"passed":0,"failed":1,"skipped":0,"flaky":0},
                 "tests":[{"id":"shop.CartTest#adds","outcome":"timed-out","flags":[],"millis":12,
                   "attempts":[{"stage":"suite","outcome":"timed-out","worker":1,"startMillis":1000,"millis":12}]}],
                 "taints":[],"classes":[],"jvms":[],
                 "ending":{"red":true,"differs":false,"notBegun":["shop:web"],"reasons":["JVM 2 left."]}}
                """));
    }

    @Test
    void countsWhatIsRedAsFailedAndWhatPassedAgainAsFlaky() {
        RunReport report = RunReport.of(List.of(suite(
                verdict("A#passes", Outcome.PASSED, 1),
                verdict(
                        "A#recovers",
                        Outcome.PASSED,
                        attempt(Stage.SUITE, "A#recovers", Outcome.FAILED, 1),
                        attempt(Stage.RERUN, "A#recovers", Outcome.PASSED, 1)),
                verdict("A#fails", Outcome.FAILED, 1),
                verdict("A#throwsUp", Outcome.ERRORED, 1),
                verdict("A#hangs", Outcome.TIMED_OUT, 1),
                verdict("A#exits", Outcome.CRASHED, 1),
                verdict("A#rests", Outcome.SKIPPED, 0))));

        assertThat(report.summary()).isEqualTo(new RunReport.Summary(7, 2, 4, 1, 1));
    }

    @Test
    void namesTheModuleOfEachTestWhereThereAreSeveral() {
        RunReport report = RunReport.of(List.of(
                suite("shop:core", verdict("A#a", Outcome.PASSED, 1)),
                suite("shop:web", verdict("A#a", Outcome.FAILED, 1))));

        assertThat(report.tests())
                .extracting(test -> test.module().orElseThrow())
                .containsExactly("shop:core", "shop:web");
        assertThat(report.summary().tests()).isEqualTo(2);
        assertThat(report.wallMillis()).isEqualTo(4000);
    }

    @Test
    void countsTheTimeOfAllModulesFromTheStartOfTheFirst() {
        SuiteResult first = suite("shop:core", verdict("A#a", Outcome.PASSED, 1));
        SuiteResult second = suite("shop:web", verdict("A#a", Outcome.PASSED, 1));
        SuiteResult earlier = new SuiteResult(
                first.module(),
                first.isolation(),
                first.workers(),
                first.seed(),
                first.start().minusSeconds(60),
                first.wall(),
                first.verdicts(),
                first.containers(),
                first.properties(),
                first.taints(),
                first.races(),
                first.losses());

        assertThat(RunReport.of(List.of(earlier, second)).tests())
                .extracting(test -> test.attempts().get(0).startMillis())
                .containsExactly(61_000L, 61_000L);
    }

    @Test
    void readsBackWhatItWrote() {
        Path file = directory.resolve("run.json");
        var suites = List.of(
                suite("shop:core", verdict("A#a(int,java.lang.String)[2]", Outcome.PASSED, 1)),
                suite("shop:web", verdict("A$B#b", Outcome.CRASHED, 1)));

        RunJson.write(file, RunReport.of(suites));

        assertThat(RunJson.read(file)).isEqualTo(RunReport.of(suites));
    }

    @Test
    void replacesAnEarlierReportAndLeavesNothingElse() throws IOException {
        Path file = directory.resolve("run.json");
        RunJson.write(file, RunReport.of(List.of(suite(verdict("A#a", Outcome.PASSED, 1)))));

        RunJson.write(file, RunReport.of(List.of(suite())));

        assertThat(RunJson.read(file).tests()).isEmpty();
        try (var files = Files.list(directory)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void refusesANewerFormatAndNamesBoth() throws IOException {
        Path file = Files.writeString(directory.resolve("run.json"), "{\"format\":\"vivace-run/2\"}");

        assertThatThrownBy(() -> RunJson.read(file))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains(file.toString(), "vivace-run/2", "vivace-run/1"));
    }

    @Test
    void refusesWhatIsNotARunReport() throws IOException {
        Path file = Files.writeString(directory.resolve("run.json"), "{\"format\":\"vivace-run/1\",\"tests\":[{}]}");

        assertThatThrownBy(() -> RunJson.read(file)).isInstanceOf(Problem.class).hasMessageContaining(file.toString());
    }
}
