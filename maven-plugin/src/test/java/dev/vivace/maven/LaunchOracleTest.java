package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.testsupport.Jdks;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Every module of {@code samples/launch} runs under its real Surefire and under us, in JVMs that are started alike. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LaunchOracleTest {

    private Map<String, Map<String, String>> surefire;
    private Map<String, Map<String, String>> ours;
    private List<LaunchSpec> launches;

    @BeforeAll
    void runBoth(@TempDir Path directory) throws IOException {
        Path reactor = SampleCopy.of("launch", directory);
        List<String> arguments = List.of(
                "-t",
                toolchains(directory).toString(),
                "-Pextra",
                "-Duser.given=yes",
                "-Dother.jvm=" + Jdks.home(25).resolve("bin").resolve("java"));

        MavenRun maven = MavenRun.of(
                reactor, Stream.concat(arguments.stream(), Stream.of("test")).toList());
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        surefire = Dumps.take(reactor);

        launches = new MavenProjectReader(System.getenv())
                .read(reactor, new MavenSettings(Optional.of(MavenRun.executable()), arguments, false), line -> {});
        new RunCommand(RunRequest.plain(1), SuiteListener.NONE).run(launches);
        ours = Dumps.take(reactor);
    }

    private static Path toolchains(Path directory) throws IOException {
        return Files.writeString(
                directory.resolve("toolchains.xml"),
                """
                <toolchains>
                  <toolchain>
                    <type>jdk</type>
                    <provides><version>25</version></provides>
                    <configuration><jdkHome>%s</jdkHome></configuration>
                  </toolchain>
                </toolchains>
                """
                        .formatted(Jdks.home(25)));
    }

    @Test
    void runsTheSameTestClasses() {
        assertThat(ours.keySet()).isEqualTo(surefire.keySet()).hasSizeGreaterThan(20);
    }

    @TestFactory
    Stream<DynamicTest> startsTheJvmLikeSurefire() {
        return surefire.keySet().stream()
                .map(dump -> DynamicTest.dynamicTest(
                        dump, () -> assertThat(ToolTraces.difference(surefire.get(dump), ours.get(dump)))
                                .isEmpty()));
    }

    @Test
    void warnsOfNothingThatIsHonoured() {
        assertThat(launches).allSatisfy(launch -> assertThat(launch.warnings()).isEmpty());
    }
}
