package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sees who has just cloned us: only what is committed is there, and nothing is built. */
class FreshCloneIT {

    private static final Path CHECKOUT = Path.of("").toAbsolutePath().getParent();

    @TempDir
    Path directory;

    @Test
    void buildsItselfAndRunsTheSampleOfTheReadme() {
        assertThat(CHECKOUT.resolve(".git"))
                .as("This test clones the checkout, so it needs one that git made")
                .exists();
        Ended cloned = VivaceProcess.shell(directory, "git clone -q --no-hardlinks '" + CHECKOUT + "' clone");
        assertThat(cloned.exitCode()).as(cloned.err()).isZero();

        Ended ended = VivaceProcess.shell(
                directory.resolve("clone"),
                "VIVACE_NO_BUILD= MAVEN_ARGS='-Dmaven.repo.local=" + System.getProperty("localRepository")
                        + "' bin/vivace run samples/bank -- -o");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err()).contains("Building Vivace");
        assertThat(ended.out()).contains("Running dev.vivace.samples:bank: 7 tests", "7 tests: 7 passed in ");
    }
}
