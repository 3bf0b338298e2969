package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The integration test of {@code samples/launch} runs under the real Failsafe and under us. */
class FailsafeOracleTest {

    private static final String DUMP = "integration: launch.DumpIT-default.properties";

    @Test
    void startsTheJvmLikeFailsafe(@TempDir Path directory) {
        Path reactor = SampleCopy.of("launch", directory);

        MavenRun maven = MavenRun.of(reactor, List.of("-pl", "integration", "-am", "-Duser.given=yes", "verify"));
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        Map<String, Map<String, String>> failsafe = Dumps.take(reactor);
        List<String> reports = Dumps.takeReports(reactor);

        MavenSettings settings = new MavenSettings(
                Optional.of(MavenRun.executable()), List.of("-pl", "integration", "-am", "-Duser.given=yes"), true);
        List<LaunchSpec> launches = new MavenProjectReader(System.getenv())
                .readWhileMavenWaits(reactor, settings, line -> {}, FailsafeOracleTest::run);
        Map<String, Map<String, String>> ours = Dumps.take(reactor);

        assertThat(failsafe).containsOnlyKeys(DUMP);
        assertThat(failsafe.get(DUMP).get("property.java.class.path")).contains("integration-1.0.0.jar");
        assertThat(ours).containsOnlyKeys(DUMP);
        assertThat(ToolTraces.difference(failsafe.get(DUMP), ours.get(DUMP))).isEmpty();
        assertThat(Dumps.takeReports(reactor)).isEqualTo(reports).hasSize(1);
        assertThat(launches)
                .singleElement()
                .matches(launch -> launch.policy().failureIgnored(), "ignores failures as the goal verify is told");
    }

    private static void run(LaunchSpec launch) {
        new RunCommand(RunRequest.plain(1), SuiteListener.NONE).run(List.of(launch));
    }
}
