package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import dev.vivace.testsupport.SampleCopy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sees who has just cloned us: nothing is built. */
class FreshCheckoutIT {

    @TempDir
    Path directory;

    @Test
    void buildsItselfAndRunsTheSampleOfTheReadme() {
        Path checkout = directory.resolve("vivace");
        SampleCopy.withoutWhatIsBuilt(Path.of("..").toAbsolutePath().normalize(), checkout);
        String repository = System.getProperty("localRepository");

        Ended ended = VivaceProcess.shell(
                checkout,
                "VIVACE_NO_BUILD= MAVEN_OPTS=\"${MAVEN_OPTS:-} -Dmaven.repo.local=" + repository
                        + "\" sh bin/vivace run samples/bank");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err()).contains("Building Vivace");
        assertThat(ended.out()).contains("Running dev.vivace.samples:bank: 7 tests", "7 tests: 7 passed in ");
    }
}
