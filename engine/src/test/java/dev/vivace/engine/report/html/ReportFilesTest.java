package dev.vivace.engine.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpecJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void aPatchOutsideOfOurFilesIsNotShown() throws IOException {
        Files.writeString(directory.resolveSibling("elsewhere.patch"), "+secret");
        write(
                "boost.json",
                """
                {"format":"vivace-boost/1","classes":[{"class":"a.B","status":"boosted","beforeMillis":900,
                  "afterMillis":300,"fixtureMillis":600,"patch":"../elsewhere.patch"}]}
                """);

        assertThat(page("", "boost.html"))
                .contains("1 is faster: 900 ms became 300 ms.")
                .doesNotContain("secret");
    }

    @Test
    void showsWhoBuildsOnWhoseSetUp() throws IOException {
        write(
                "stories.json",
                """
                {"format":"vivace-stories/1","reuse":"prefix","safe":"trust","setUpsRun":4,"setUpsSaved":9,
                 "classes":[{"class":"a.CartTest","providers":["a.UserTest"],"sequence":["user"],"tests":3,
                   "setUpsRun":1,"setUpsSaved":2}],"drops":[{"chain":["user"],"after":"a.CartTest#pays","reason":"changed"}]}
                """);

        assertThat(page("", "stories.html"))
                .contains("4 set-ups ran, 9 were saved by reuse.", ">UserTest<", "2 set-ups saved", "changed");
    }

    @Test
    void saysWhetherSetUpsWereReusedAndFixturesCompared() throws IOException {
        write(
                "stories.json",
                """
                {"format":"vivace-stories/1","reuse":"off","safe":"verify","setUpsRun":4,"setUpsSaved":0,
                 "classes":[],"drops":[]}
                """);

        assertThat(page("", "stories.html"))
                .contains("4 set-ups ran, 0 were saved by reuse, which was off. Reused state was checked.");
    }

    @Test
    void valuesOfSecretsAreLeftOut() throws IOException {
        write("boost.json", "{\"format\":\"vivace-boost/1\",\"classes\":[]}");
        LaunchSpec plain = LaunchSpec.plain("shop:core", directory, List.of(), List.of());
        LaunchSpec secret = plain.withJvm(plain.jvm().withArguments(List.of("-Ddb.password=sesame", "-Dmode=fast")));
        write("launch.json", LaunchSpecJson.write(secret));

        assertThat(page("", "project.html"))
                .contains("-Ddb.password=…", "-Dmode=fast")
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
