package dev.vivace.engine.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpecJson;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportFilesTest {

    @TempDir
    private Path directory;

    @BeforeEach
    void makeDirectoryOfPatches() throws IOException {
        Files.createDirectories(directory.resolve("patches"));
    }

    @Test
    void showsWhoBreaksWhomThroughWhatAndWhatCuresIt() throws IOException {
        Files.writeString(directory.resolve("patches/001.patch"), "@@ -1 +1 @@\n+Registry.clear();\n");
        write(
                "detect.json",
                """
                {"format":"vivace-detect/1","seed":1,"orders":12,"pairsLeftOut":0,"unconfirmed":0,"alwaysRed":[],
                 "complete":true,"wallMillis":900,"findings":[{"test":"a.B#victim","kind":"victim","rate":1.0,
                   "passingOrder":"orders/001-passing.txt","failingOrder":"orders/001-failing.txt","failure":"was 1"}]}
                """);
        write(
                "fix.json",
                """
                {"format":"vivace-fix/1","fixes":[{"test":"a.B#victim","kind":"victim","status":"fixed",
                  "polluters":[{"tests":["a.A#polluter"],"cleaners":[["a.C#cleaner"]],"cleanedBySetUp":false}],
                  "stateSetters":[],"leak":{"kind":"static field","where":"a.Registry.count","before":"0","after":"1"},
                  "patch":"patches/001.patch","place":"the beginning of a.B#victim","statements":1,
                  "code":["Registry.clear();"],"helper":["a.C#cleaner"],"helperStatements":3,"millis":10,
                  "confirmMillis":5,"verifyMillis":5,"times":{},"reason":""}]}
                """);

        assertThat(page("core", "order.html"))
                .contains(
                        "1 test changes the verdict",
                        "<text x=\"12\" y=\"40\">A#polluter</text>",
                        "a.Registry.count: 0 → 1",
                        "C#cleaner",
                        "vivace run core --order core/target/vivace/orders/001-failing.txt",
                        "<span class=\"plus\">+Registry.clear();\n</span>",
                        "git apply core/target/vivace/patches/001.patch");
    }

    @Test
    void aTestWithTwoRolesIsDrawnWithBoth() throws IOException {
        write(
                "fix.json",
                """
                {"format":"vivace-fix/1","fixes":[%s,%s]}
                """
                        .formatted(
                                fix("a.B#first", "a.X#both", "a.Y#other"), fix("a.B#second", "a.Y#other", "a.X#both")));

        assertThat(page("", "order.html"))
                .containsPattern("class=\"node polluter\"><title>a.X#both<")
                .containsPattern("class=\"node cleaner\"><title>a.X#both<");
    }

    private static String fix(String test, String polluter, String cleaner) {
        return """
                {"test":"%s","kind":"victim","status":"no-fix",
                 "polluters":[{"tests":["%s"],"cleaners":[["%s"]],"cleanedBySetUp":false}],
                 "stateSetters":[],"statements":0,"code":[],"helper":[],"helperStatements":0,"millis":1,
                 "confirmMillis":0,"verifyMillis":0,"times":{},"reason":"none"}
                """
                .formatted(test, polluter, cleaner);
    }

    @Test
    void aLongPatchIsCutAndWholeInAFileThatThePageNames() throws IOException {
        String patch = "+line\n".repeat(401) + "+END\n";
        Files.writeString(directory.resolve("patches/001.patch"), patch);
        writeBoosted("patches/001.patch");

        assertThat(page("", "boost.html"))
                .contains("Cut here.", "All " + patch.length() + " characters")
                .doesNotContain("+END");
        try (var texts = Files.list(directory.resolve("report/text"))) {
            assertThat(texts).singleElement().satisfies(file -> assertThat(file).hasContent(patch));
        }
    }

    @Test
    void aPatchOutsideOfOurFilesIsNotShown() throws IOException {
        Files.writeString(directory.resolveSibling("elsewhere.patch"), "+secret");
        writeBoosted("../elsewhere.patch");

        assertThat(page("", "boost.html"))
                .contains("1 is faster: 900 ms became 300 ms.")
                .doesNotContain("secret");
    }

    private void writeBoosted(String patch) throws IOException {
        write(
                "boost.json",
                """
                {"format":"vivace-boost/1","classes":[{"class":"a.B","status":"boosted","beforeMillis":900,
                  "afterMillis":300,"fixtureMillis":600,"patch":"%s"}]}
                """
                        .formatted(patch));
    }

    @Test
    void aClassWithoutTimesHasNoChart() throws IOException {
        write(
                "boost.json",
                """
                {"format":"vivace-boost/1","classes":[{"class":"a.B","status":"kept","code":"few-tests","reason":"One."}]}
                """);

        assertThat(page("", "boost.html")).contains("a.B", "few-tests: One.").doesNotContain("<svg");
    }

    @Test
    void tellsWhatIsOlderThanTheRun() throws IOException {
        writeStories("prefix", "trust");
        writeBoosted("none.patch");
        Instant start = Instant.parse("2026-01-02T10:00:00Z");
        RunReport run = Reports.run(Reports.passed("a.B#c"));
        RunJson.write(
                directory.resolve("run.json"),
                new RunReport(
                        Optional.of(start),
                        run.isolation(),
                        run.workers(),
                        run.seed(),
                        run.wallMillis(),
                        run.summary(),
                        run.tests(),
                        run.taints(),
                        run.classes(),
                        run.jvms(),
                        run.shard(),
                        run.ending()));
        Files.setLastModifiedTime(directory.resolve("boost.json"), FileTime.from(start.minusSeconds(60)));
        Files.setLastModifiedTime(directory.resolve("stories.json"), FileTime.from(start.plusSeconds(60)));

        assertThat(page("", "boost.html")).contains("boost.json is of 2026-01-02 09:59 UTC, before this run.");
        assertThat(page("", "stories.html")).contains("stories.json is of 2026-01-02 10:01 UTC.<");
    }

    @Test
    void removesPagesOfAnEarlierReportAndNothingElse() throws IOException {
        writeStories("prefix", "trust");
        page("", "stories.html");
        Path report = directory.resolve("report");
        Path note = Files.writeString(report.resolve("note.html"), "mine");
        Path deep = Files.writeString(
                Files.createDirectories(report.resolve("mine")).resolve("index.html"), "mine");
        Path old = Files.writeString(report.resolve("order.html"), "old");

        page("", "stories.html");

        assertThat(note).exists();
        assertThat(deep).exists();
        assertThat(old).doesNotExist();
    }

    @Test
    void showsWhoBuildsOnWhoseSetUp() throws IOException {
        writeStories("prefix", "trust");

        assertThat(page("", "stories.html"))
                .contains("4 set-ups ran, 9 were saved by reuse.</p>", ">UserTest<", "2 set-ups saved", "changed");
    }

    @Test
    void tellsThatReuseWasOff() throws IOException {
        writeStories("off", "trust");

        assertThat(page("", "stories.html")).contains("9 were saved by reuse, which was off.</p>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "auto"})
    void tellsThatReusedStateWasChecked(String safe) throws IOException {
        writeStories("closure", safe);

        assertThat(page("", "stories.html")).contains("saved by reuse. Reused state was checked.</p>");
    }

    private void writeStories(String reuse, String safe) throws IOException {
        write(
                "stories.json",
                """
                {"format":"vivace-stories/1","reuse":"%s","safe":"%s","setUpsRun":4,"setUpsSaved":9,
                 "classes":[{"class":"a.CartTest","providers":["a.UserTest"],"sequence":["a.UserTest","a.CartTest"],"tests":3,
                   "setUpsRun":1,"setUpsSaved":2}],"drops":[{"chain":["a.UserTest"],"after":"a.CartTest#pays",
                   "reason":"changed"}],"blindSpots":[]}
                """
                        .formatted(reuse, safe));
    }

    @Test
    void aCommandToCopyRunsIntegrationTestsWhereTheRunDid() throws IOException {
        RunJson.write(directory.resolve("run.json"), Reports.run(Reports.failed("a.BIT#c", "boom")));
        LaunchSpec plain = LaunchSpec.plain("shop:core", directory, List.of(), List.of());
        write("launch.json", LaunchSpecJson.write(plain.withReportsIn(directory.resolve("failsafe-reports"))));

        assertThat(page("", "tests.html")).contains("vivace run --integration-tests --test &#39;a.BIT#c&#39;<");
    }

    @Test
    void valuesOfSecretsAreLeftOut() throws IOException {
        write("boost.json", "{\"format\":\"vivace-boost/1\",\"classes\":[]}");
        LaunchSpec plain = LaunchSpec.plain("shop:core", directory, List.of(), List.of());
        LaunchSpec secret = plain.withJvm(
                plain.jvm().withArguments(List.of("-Ddb.password=sesame", "-Dgpg.passphrase=sesame", "-Dmode=fast")));
        write("launch.json", LaunchSpecJson.write(secret));

        assertThat(page("", "project.html"))
                .contains("-Ddb.password=…", "-Dgpg.passphrase=…", "-Dmode=fast")
                .doesNotContain("sesame");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(directory.resolve(name), text);
    }

    private String page(String place, String name) throws IOException {
        ReportFiles files = new ReportFiles();
        String shown = place.isEmpty() ? "target/vivace" : place + "/target/vivace";
        files.add(directory, place, shown, "core", Map.of());
        return Files.readString(files.write("shop", directory.resolve("report")).resolveSibling(name));
    }
}
