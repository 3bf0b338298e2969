package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenLogTest {

    @TempDir
    private Path directory;

    @Test
    void takesTheTestPhaseFromSurefiresBeginToTheEndOfTheBuild() throws IOException {
        Path log = write(
                """
                1100 [INFO] --- maven-compiler-plugin:3.14.1:testCompile (default-testCompile) @ a ---
                1500 [INFO] --- maven-surefire-plugin:3.6.1:test (default-test) @ a ---
                what a test prints
                4000 [INFO] BUILD SUCCESS
                4010 [INFO] Total time:  3.9 s
                """);

        assertThat(MavenLog.testPhase(log)).hasValue(Duration.ofMillis(2500));
    }

    @Test
    void knowsTheShortNameThatNewerMavensPrintAndABuildThatFails() throws IOException {
        Path log = write(
                """
                1500 [INFO] --- surefire:3.6.1:test (default-test) @ a ---
                4000 [INFO] BUILD FAILURE
                """);

        assertThat(MavenLog.testPhase(log)).hasValue(Duration.ofMillis(2500));
    }

    @Test
    void isEmptyWhereLinesTellNoTimes() throws IOException {
        Path log = write(
                """
                [INFO] --- surefire:3.6.1:test (default-test) @ a ---
                [INFO] BUILD SUCCESS
                """);

        assertThat(MavenLog.testPhase(log)).isEmpty();
    }

    private Path write(String text) throws IOException {
        return Files.writeString(directory.resolve("maven.log"), text);
    }
}
