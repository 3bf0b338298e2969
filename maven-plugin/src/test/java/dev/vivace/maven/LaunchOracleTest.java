package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.testsupport.Jdks;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every module of {@code samples/launch} runs under its real Surefire and under us, in JVMs that are started alike. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LaunchOracleTest {

    private Path reactor;
    private LaunchTraces surefire;
    private LaunchTraces ours;
    private List<LaunchSpec> launches;

    @BeforeAll
    void runBoth(@TempDir Path directory) throws IOException {
        reactor = SampleCopy.of("launch", directory);
        List<String> arguments = List.of(
                "-t",
                toolchains(directory).toString(),
                "-Pextra",
                "-Duser.given=yes",
                "-Dother.jvm=" + Jdks.home(25).resolve("bin").resolve("java"));

        MavenRun maven = MavenRun.of(
                reactor, Stream.concat(arguments.stream(), Stream.of("test")).toList());
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        surefire = LaunchTraces.take(reactor);

        launches = VivaceRun.of(reactor, arguments);
        ours = LaunchTraces.take(reactor);
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
        assertThat(ours.dumps().keySet()).isEqualTo(surefire.dumps().keySet()).hasSizeGreaterThan(25);
    }

    @Test
    void runsThemInTheSameSequence() {
        assertThat(surefire.classes())
                .containsEntry(
                        "patterns",
                        List.of(
                                "launch.SomeProbeX",
                                "launch.ListedOne",
                                "launch.FirstCheck#gamma",
                                "launch.FirstCheck",
                                "launch.FirstCheck#beta",
                                "launch.FirstCheck#alpha"));
        assertThat(surefire.classes().get("sequence")).hasSize(4);
        assertThat(surefire.classes().get("junit4")).hasSize(10);
        assertThat(surefire.classes().get("testng")).hasSize(12);
        assertThat(surefire.classes().get("mixed")).hasSize(5 + 3 + 2);
        assertThat(ours.classes()).isEqualTo(surefire.classes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"groups-junit4", "groups-testng"})
    void runsThoseOfTheGroupsThatThePomNames(String module) {
        assertThat(surefire.classes().get(module))
                .containsExactlyInAnyOrder("launch.FastTest", "launch.MixedTest#quick");
        assertThat(ours.classes().get(module)).isEqualTo(surefire.classes().get(module));
    }

    @ParameterizedTest
    @ValueSource(strings = {"parallel-junit4", "parallel-testng"})
    void runsMethodsSideBySideWhereThePomAsksForIt(String module) {
        assertThat(surefire.classes().get(module)).containsExactly("both");
        assertThat(ours.classes().get(module)).containsExactly("both");
    }

    @Test
    void runsAsManyForksAtOnceAsThePomAsksFor() {
        assertThat(surefire.sequences().get("forks"))
                .extracting(Dumps.Visit::jvm)
                .hasSize(2)
                .doesNotHaveDuplicates();
        assertThat(ours.sequences().get("forks"))
                .extracting(Dumps.Visit::jvm)
                .hasSize(2)
                .doesNotHaveDuplicates();
    }

    /** {@link #startsTheJvmLikeSurefire} compares what is in them. */
    @Test
    void numbersForksFromOne() {
        String[] dumps = {"forks: launch.Meeting-fork1.properties", "forks: launch.Meeting-fork2.properties"};

        assertThat(surefire.dumps()).containsKeys(dumps);
        assertThat(ours.dumps()).containsKeys(dumps);
        assertThat(ours.dumps().get(dumps[1]))
                .containsEntry("argument.0", "-Dargument=2")
                .containsEntry("environment.FORK", "fork2")
                .containsEntry(
                        "directory", reactor.resolve("forks/target/work-2").toString());
    }

    @Test
    void tellsListenersThatThePomNames() {
        assertThat(ours.classes().get("junit4")).contains("witness:MangoTest");
        assertThat(ours.classes().get("testng")).contains("witness:gamma");
    }

    @Test
    void usesEnginesThatSurefireIsGiven() {
        assertThat(ours.classes().get("plugin-engine")).contains("launch.Chosen#runs");
    }

    @Test
    void writesReportsToTheSamePlaces() {
        assertThat(ours.reports())
                .contains(
                        "environment/target/reports-elsewhere/TEST-launch.DumpTest.xml",
                        "sequence/target/surefire-reports/TEST-launch.AppleTest-later.xml")
                .noneMatch(report -> report.startsWith("groups/"))
                .isEqualTo(surefire.reports());
    }

    @Test
    void keepsClassesApartWhereSurefireStartsAJvmForEach() {
        List<Dumps.Visit> apart = surefire.sequences().get("surefire-3-2");
        assertThat(apart).extracting(Dumps.Visit::jvm).hasSize(2).doesNotHaveDuplicates();
        assertThat(apart).extracting(Dumps.Visit::earlier).containsOnly(0);

        assertThat(visits(Optional.empty())).extracting(Dumps.Visit::earlier).containsExactly(0, 0);
        assertThat(visits(Optional.of(Isolation.PROCESS)))
                .extracting(Dumps.Visit::jvm)
                .hasSize(2)
                .doesNotHaveDuplicates();
    }

    /** What the classes of the module with {@code reuseForks=false} see. */
    private List<Dumps.Visit> visits(Optional<Isolation> isolation) {
        List<LaunchSpec> module = launches.stream()
                .filter(launch -> !launch.policy().reuseForks())
                .toList();
        new RunCommand(Requests.isolated(isolation), SuiteListener.NONE).run(module);
        return LaunchTraces.take(reactor).sequences().get("surefire-3-2");
    }

    @TestFactory
    Stream<DynamicTest> startsTheJvmLikeSurefire() {
        return surefire.testsOfLikeness(ours);
    }

    @Test
    void warnsOfNothingThatIsHonoured() {
        assertThat(launches).allSatisfy(launch -> assertThat(launch.warnings()).isEmpty());
    }
}
