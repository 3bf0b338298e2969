package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CliTest {

    @TempDir
    Path directory;

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
    void listsOnlyOptionsThatWork() {
        FakeSurroundings process = process();

        assertThat(process.run("run", "--help")).isEqualTo(ExitCode.OK);
        assertThat(process.out())
                .contains("--isolation", "--verify", "--order", "--classpath", "--timeout", "-- MAVEN_ARGUMENTS")
                .doesNotContain("--threads", "--stages");
    }

    @Test
    void tellsItsVersionAndItsJava() {
        FakeSurroundings process = process();

        assertThat(process.run("--version")).isEqualTo(ExitCode.OK);
        assertThat(process.out()).startsWith("vivace ").contains("Java " + System.getProperty("java.version"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--threads=all", "--thread-count=4", "--stages=paper"})
    void refusesWhatIsNotThereYet(String option) {
        FakeSurroundings process = process();

        assertThat(process.run("run", option)).isEqualTo(ExitCode.PROBLEM);
        assertThat(process.err()).contains("is not available in this version");
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
