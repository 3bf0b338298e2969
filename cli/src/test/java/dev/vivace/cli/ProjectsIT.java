package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfProject;
import static dev.vivace.cli.VivaceProcess.copyOfSample;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects of several kinds, each as its first user would have it run. */
class ProjectsIT {

    @TempDir
    Path directory;

    @Test
    void greenProject() {
        Path bank = copyOfSample("bank", directory);
        Ended ended = vivace(bank, "run");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out()).containsPattern("\\d+ tests: \\d+ passed in ").doesNotContain("failed");
        assertThat(bank.resolve("target/vivace/run.json")).exists();
        assertThat(bank.resolve("target/surefire-reports")).isDirectoryContaining("glob:**/TEST-*.xml");
    }

    @Test
    void severalModulesOfWhichTheFirstIsRed() {
        Path reactor = copyOfProject("reactor", directory);
        Ended ended = vivace(directory, "run", "reactor");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out())
                .contains("FAILED core.CoreTest#isWrong", "-- in app.AppTest", "2 tests: 1 passed, 1 failed");
        assertThat(reactor.resolve("app/target/vivace/run.json")).exists();
    }

    @Test
    void oneModuleOfAReactorByMavensOwnOption() {
        copyOfProject("reactor", directory);
        Ended ended = vivace(directory, "run", "reactor", "--", "-pl", "core");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out())
                .contains("1 test: 0 passed, 1 failed", "Again: " + VivaceProcess.script() + " run reactor --test")
                .contains(" -- -pl core");
    }

    @Test
    void junit4WithoutAnEngineAndThenTheSameWithoutMaven() {
        Path legacy = copyOfProject("legacy", directory);
        Ended withMaven = vivace(legacy, "run");

        assertThat(withMaven.exitCode()).as(withMaven.err()).isZero();
        assertThat(withMaven.out()).contains("3 tests: 2 passed, 1 skipped");

        Path repository = Path.of(System.getProperty("user.home"), ".m2", "repository");
        Path junit = repository.resolve("junit/junit/4.13.2/junit-4.13.2.jar");
        Path hamcrest = repository.resolve("org/hamcrest/hamcrest-core/1.3/hamcrest-core-1.3.jar");
        assertThat(Files.exists(junit)).isTrue();
        Ended withoutMaven = vivace(
                legacy, "run", "--classpath", junit + File.pathSeparator + hamcrest, "--tests", "target/test-classes");

        assertThat(withoutMaven.exitCode()).as(withoutMaven.err()).isZero();
        assertThat(withoutMaven.out()).contains("3 tests: 2 passed, 1 skipped");

        Ended again = vivace(legacy, "run", "@target/vivace/class-path.args", "--test", "legacy.OldTest#preparesOnce");

        assertThat(again.exitCode()).as(again.err()).isZero();
        assertThat(again.out()).contains("1 test: 1 passed").doesNotContain("Maven:");
    }

    @Test
    void testNg() {
        copyOfProject("groups", directory);
        Ended ended = vivace(directory, "run", "groups");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out()).contains("FAILED groups.NgTest#fails", "3 tests: 2 passed, 1 failed");
    }

    @Test
    void integrationTestsOfFailsafe() {
        copyOfProject("server", directory);
        Ended ended = vivace(directory, "run", "server", "--integration-tests");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out())
                .contains(
                        "2 tests: 1 passed, 1 failed",
                        "Again: " + VivaceProcess.script()
                                + " run server --integration-tests --test 'server.ServerIT#refuses'");
    }

    @Test
    void skippedTestsAreNoFailure() {
        copyOfProject("reactor", directory);
        Ended ended = vivace(directory, "run", "reactor", "--", "-DskipTests");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out()).contains("0 tests: 0 passed");
    }
}
