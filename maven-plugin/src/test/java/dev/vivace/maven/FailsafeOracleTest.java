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
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The integration tests of samples run under the real Failsafe and under us, in JVMs that are started alike. */
class FailsafeOracleTest {

    private static final String DUMP = "integration: launch.DumpIT-default.properties";

    @TempDir
    Path directory;

    @Test
    void startsTheJvmLikeAConfiguredFailsafe() {
        Path reactor = SampleCopy.of("launch", directory);

        List<LaunchSpec> launches = compare(reactor, reactor, List.of("-pl", "integration", "-am", "-Duser.given=yes"));

        assertThat(launches)
                .singleElement()
                .matches(launch -> launch.policy().failureIgnored(), "ignores failures as the goal verify is told");
    }

    @Test
    void startsTheJvmLikeAFailsafeWithAServer() throws IOException {
        Path project = DumpingSample.of("integration", "integration/src/test/java/launch/DumpIT.java", directory);
        List<String> thatTestAlone =
                List.of("-Dit.test=DumpIT", "-Dtest=None", "-Dsurefire.failIfNoSpecifiedTests=false");

        assertThat(compare(project.getParent(), project, thatTestAlone)).hasSize(1);
    }

    /** Asserts that there is one dump, of equal launches. */
    private static List<LaunchSpec> compare(Path reactor, Path project, List<String> arguments) {
        MavenRun maven = MavenRun.of(
                project, Stream.concat(arguments.stream(), Stream.of("verify")).toList());
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        LaunchTraces failsafe = LaunchTraces.take(reactor);

        List<LaunchSpec> launches = new MavenProjectReader(System.getenv())
                .readWhileMavenWaits(
                        project,
                        new MavenSettings(Optional.of(MavenRun.executable()), arguments, true),
                        line -> {},
                        FailsafeOracleTest::run);
        LaunchTraces ours = LaunchTraces.take(reactor);

        assertThat(failsafe.dumps()).containsOnlyKeys(DUMP);
        assertThat(failsafe.dumps().get(DUMP).get("property.java.class.path")).contains("integration-1.0.0.jar");
        assertThat(ours.dumps()).containsOnlyKeys(DUMP);
        assertThat(failsafe.differences(ours)).isEqualTo(Map.of(DUMP, Map.of()));
        assertThat(ours.reports()).isEqualTo(failsafe.reports()).hasSize(1);
        return launches;
    }

    private static void run(LaunchSpec launch) {
        new RunCommand(RunRequest.plain(1), SuiteListener.NONE).run(List.of(launch));
    }
}
