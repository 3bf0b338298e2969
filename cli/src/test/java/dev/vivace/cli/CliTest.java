package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CliTest {

    @TempDir
    Path directory;

    @TempDir
    Path elsewhere;

    private FakeSurroundings process() {
        return new FakeSurroundings(directory);
    }

    @Test
    void listsCommandsAndExitCodes() {
        FakeSurroundings process = process();

        assertThat(process.run("--help")).isEqualTo(ExitCode.OK);
        assertThat(process.out()).contains("run", "Exit codes: 0 all tests passed");
    }

    @Test
    void listsItsOptions() {
        FakeSurroundings process = process();

        assertThat(process.run("run", "--help")).isEqualTo(ExitCode.OK);
        assertThat(process.out())
                .contains("--isolation", "--verify", "--order", "--classpath", "--timeout", "-- MAVEN_ARGUMENTS")
                .contains("--workers", "--threads", "--thread-count", "--stages");
    }

    @Test
    void writesHelpInTheEncodingOfTheStream() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_16LE);

        new Cli(new Surroundings("vivace", stream, stream, Map.of(), false, false, directory)).run(List.of("--help"));

        assertThat(bytes.toString(StandardCharsets.UTF_16LE)).contains("Exit codes: 0 all tests passed");
    }

    @Test
    void tellsItsVersionAndItsJava() {
        FakeSurroundings process = process();

        assertThat(process.run("--version")).isEqualTo(ExitCode.OK);
        assertThat(process.out()).startsWith("vivace ").contains("Java " + System.getProperty("java.version"));
    }

    @ParameterizedTest
    @CsvSource({
        "--threads=many, 'none, classes, methods or all'",
        "--thread-count=4, --threads",
        "--thread-count=0, Not a number of threads",
        "--stages=three, sound or paper"
    })
    void saysWhatIsWrongWithAnOption(String option, String words) {
        FakeSurroundings process = process();

        assertThat(process.run("run", option)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains(words);
    }

    @Test
    void wantsACommand() {
        FakeSurroundings process = process();

        assertThat(process.run()).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("A command is missing.", "Try: vivace --help");
    }

    @Test
    void suggestsACommandOfSimilarName() {
        FakeSurroundings process = process();

        assertThat(process.run("rum")).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("rum", "Try: vivace run");
    }

    @Test
    void suggestsACommandOnStoriesOfSimilarName() {
        FakeSurroundings process = process();

        assertThat(process.run("stories", "grap")).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("grap", "Try: vivace stories graph");
    }

    @Test
    void explainsShardsAndWhatPutsThemTogether() {
        FakeSurroundings shard = process();
        FakeSurroundings merge = process();

        assertThat(shard.run("shard", "--help")).isEqualTo(ExitCode.OK);
        assertThat(shard.out()).contains("--index", "--total", "--list", "--isolation", "-- MAVEN_ARGUMENTS");
        assertThat(merge.run("merge", "--help")).isEqualTo(ExitCode.OK);
        assertThat(merge.out()).contains("vivace merge DIR...", "--out", "--history");
    }

    @Test
    void explainsBoosts() {
        FakeSurroundings process = process();

        assertThat(process.run("boost", "--help")).isEqualTo(ExitCode.OK);
        assertThat(process.out())
                .contains(
                        "--apply",
                        "--class",
                        "--all",
                        "--whole",
                        "--min-saving",
                        "check-coverage",
                        "--check-mutants",
                        "--budget")
                .contains("--isolation", "--json", "-- MAVEN_ARGUMENTS");
    }

    @ParameterizedTest
    @CsvSource({"--min-saving=much, 'Not a saving', '5%,200ms'", "--budget=200, 'Not a duration', 2m"})
    void saysWhatIsWrongWithAnOptionOfBoost(String option, String what, String advice) {
        FakeSurroundings process = process();

        assertThat(process.run("boost", option)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains(what, advice);
    }

    @Test
    void wantsToKnowWhichShard() {
        FakeSurroundings process = process();

        assertThat(process.run("shard", "--total", "2")).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("--index", "Try: vivace shard --help");
    }

    @ParameterizedTest
    @CsvSource({"3, 2, There is no shard 3 of 2.", "0, 2, Not the number of a shard", "1, x, Not a number of shards"})
    void refusesAShardThatCannotBe(String index, String total, String text) {
        FakeSurroundings process = process();

        assertThat(process.run("shard", "--index", index, "--total", total)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains(text, "Try: ");
    }

    @ParameterizedTest
    @CsvSource({
        "--budget, soon, Not a budget: 'soon'",
        "--budget, 0, Not a budget: '0'",
        "--confirm, 0, Not a number of confirmations",
        "--isolation, none, A search needs orders that do not see what earlier ones left behind.",
        "--order, natural, Unknown option"
    })
    void refusesASearchThatCannotBe(String option, String value, String text) {
        FakeSurroundings process = process();

        assertThat(process.run("detect", option, value)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains(text, "Try: ");
    }

    @ParameterizedTest
    @CsvSource({"graph, --format", "check, --runs", "suggest, --all"})
    void explainsTheCommandsOnStories(String command, String option) {
        FakeSurroundings process = process();

        assertThat(process.run("stories", command, "--help")).isEqualTo(ExitCode.OK);
        assertThat(process.out()).contains("vivace stories " + command, option, "--select", "--classpath");
    }

    @Test
    void wantsToKnowWhatAboutStories() {
        FakeSurroundings process = process();

        assertThat(process.run("stories")).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("graph, check or suggest", "Try: vivace stories --help");
    }

    @ParameterizedTest
    @CsvSource({
        "graph, --format, svg, 'expected one of [text, mermaid, dot]'",
        "check, --runs, 0, Not a number of runs",
        "check, --isolation, reset, A check runs every order in a new JVM"
    })
    void refusesWhatCannotBeAskedAboutStories(String command, String option, String value, String text) {
        FakeSurroundings process = process();

        assertThat(process.run("stories", command, option, value)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains(text);
    }

    @Test
    void wantsShardsToMerge() {
        FakeSurroundings none = process();
        FakeSurroundings empty = process();

        assertThat(none.run("merge")).isEqualTo(ExitCode.PROBLEM);
        assertThat(none.err()).contains("DIR", "Try: vivace merge --help");
        assertThat(empty.run("merge", ".")).isEqualTo(ExitCode.PROBLEM);
        assertThat(empty.err()).contains("There are no results of shards.");
    }

    @ParameterizedTest
    @CsvSource({"false, OK", "true, RED"})
    void endsAMergeAsOneRunWould(boolean red, ExitCode code) throws IOException {
        Files.writeString(
                directory.resolve("run.json"),
                """
                {"format":"vivace-run/1","isolation":"auto","workers":1,"seed":1,"wallMillis":5,
                 "summary":{"tests":1,"passed":1,"failed":0,"skipped":0,"flaky":0},
                 "tests":[{"id":"A#a","outcome":"passed","flags":[],"millis":1,"attempts":[]}],"taints":[],
                 "shard":{"index":1,"total":1,"parts":[{"module":"m","execution":"e","path":"","directory":"",
                 "code":"c","split":"s","red":%s,"differs":false,"flaky":0,"failOnFlakes":0,"cancelled":false}]}}
                """
                        .formatted(red));
        Path out = elsewhere.resolve("merged");
        FakeSurroundings process = process();

        assertThat(process.run("merge", ".", "--out", out.toString())).isEqualTo(code);
        assertThat(process.out()).contains("1 test: 1 passed in 1 shard");
        assertThat(out.resolve("run.json")).exists();
    }

    @Test
    void wantsTestsWithAClassPath() {
        FakeSurroundings process = process();

        assertThat(process.run("run", "--classpath", "lib")).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("--tests");
    }

    @Test
    void showsTheTraceOfAProblemOnlyWhenDebugging() {
        FakeSurroundings quiet = process();
        FakeSurroundings debugging = process();
        quiet.run("run", "nowhere");
        debugging.run("run", "nowhere", "--debug");

        assertThat(quiet.err()).doesNotContain("\tat ");
        assertThat(debugging.err()).contains("\tat dev.vivace");
    }

    @Test
    void tellsOfADefectAndKeepsItsTrace() throws IOException {
        FakeSurroundings process = FakeSurroundings.withoutEnvironment(directory);

        assertThat(process.run("run", "--no-color")).isEqualTo(ExitCode.DEFECT);
        assertThat(process.err())
                .contains("a defect of Vivace, please report it")
                .doesNotContain("\tat ");
        assertThat(Files.readString(directory.resolve("target/vivace/defect.txt")))
                .contains("NullPointerException", "\tat dev.vivace", "Arguments: [run, --no-color]");
    }
}
