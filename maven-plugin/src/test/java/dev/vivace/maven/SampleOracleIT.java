package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.testsupport.FileRepository;
import dev.vivace.testsupport.MavenRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * A test in every sample that Maven builds, other than {@code launch} and {@code order}, runs under the sample's real Surefire and under us,
 * in JVMs that are started alike. One Maven does it for all of them, to start and warm up once.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SampleOracleIT {

    private static final Path SAMPLES =
            Path.of("..", "samples").toAbsolutePath().normalize();
    private static final String DUMP = ": launch.DumpTest-default.properties";

    private List<String> samples;
    private Path reactor;
    private LaunchTraces surefire;
    private LaunchTraces ours;
    private List<LaunchSpec> launches;

    @BeforeAll
    void runBoth(@TempDir Path directory) throws IOException {
        samples = samples();
        reactor = reactor(directory);
        List<String> arguments = new ArrayList<>(FileRepository.in(directory, System.getProperty("vivace.version"))
                .with("isolation")
                .with("isolation-junit")
                .with("stories")
                .arguments());
        arguments.add("-Dtest=DumpTest");

        MavenRun maven = MavenRun.of(
                reactor, Stream.concat(arguments.stream(), Stream.of("test")).toList());
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        surefire = LaunchTraces.take(reactor);

        launches = VivaceRun.of(reactor, arguments);
        ours = LaunchTraces.take(reactor);
    }

    /**
     * Every project but {@code launch}, whose modules have such tests of their own: see {@link LaunchOracleTest}, and
     * {@code order}, where many are configured in one and the same way.
     */
    private static List<String> samples() throws IOException {
        try (Stream<Path> files = Files.find(SAMPLES, 3, (file, attributes) -> file.endsWith("pom.xml"))) {
            return files.map(pom -> SAMPLES.relativize(pom.getParent()))
                    .filter(sample -> !sample.startsWith("launch") && !sample.startsWith("order"))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        }
    }

    private Path reactor(Path directory) throws IOException {
        Path root = directory.toRealPath().resolve("samples");
        for (String sample : samples) {
            DumpingSample.of(sample, test(sample), root);
        }
        Files.writeString(
                root.resolve("pom.xml"),
                """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>dev.vivace.samples</groupId>
                  <artifactId>samples</artifactId>
                  <version>1</version>
                  <packaging>pom</packaging>
                  <modules>%s</modules>
                </project>
                """
                        .formatted(samples.stream()
                                .map(sample -> "<module>" + sample + "</module>")
                                .collect(Collectors.joining())));
        return root;
    }

    private static String test(String sample) {
        String framework = Map.of("reports/junit4", "junit4", "reports/testng", "testng", "rows/testng", "testng")
                .getOrDefault(sample, "plain");
        return framework + "/src/test/java/launch/DumpTest.java";
    }

    @Test
    void runsTheTestInEverySample() {
        assertThat(samples)
                .contains("bank", "bank-stories", "company", "hostile", "integration", "isolation-surefire")
                .contains("reports/junit4", "reports/jupiter", "reports/testng", "rows/spock", "rows/testng");
        Map<String, List<String>> inEach = samples.stream()
                .collect(Collectors.toMap(
                        sample -> sample, sample -> Collections.nCopies(executions(sample), "launch.DumpTest")));

        assertThat(surefire.classes()).isEqualTo(inEach);
        assertThat(ours.classes()).isEqualTo(inEach);
    }

    private static int executions(String sample) {
        return sample.equals("reports/suite") ? 4 : 1;
    }

    /** No pom names their jars: the plugins of JaCoCo and of dependencies say where they are, while Maven runs. */
    @Test
    void comparesWithAgentsThatPluginsOfTheBuildPutIn() {
        assertThat(surefire.dumps().get("company" + DUMP).get("argument.0"))
                .startsWith("-javaagent:")
                .contains("jacoco");
        assertThat(surefire.dumps().get("isolation-surefire" + DUMP).get("argument.0"))
                .startsWith("-javaagent:")
                .contains("vivace-isolation");
    }

    @Test
    void reportsItInTheSamePlacesAndNoOtherTest() {
        assertThat(ours.reports()).isEqualTo(surefire.reports());
        assertThat(samples).allSatisfy(sample -> assertThat(ours.reports())
                .anyMatch(report -> report.startsWith(sample + "/target/"))
                .allMatch(report -> report.contains("launch.DumpTest")));
    }

    @TestFactory
    Stream<DynamicTest> startsTheJvmLikeSurefire() {
        return surefire.testsOfLikeness(ours);
    }

    @Test
    void addsOnlyItsAgentBehindThatOfTheProjectWhereTheJvmForgets() {
        List<LaunchSpec> company = launches.stream()
                .filter(launch -> launch.baseDirectory().endsWith("company"))
                .toList();
        new RunCommand(Requests.isolated(Optional.of(Isolation.RESET)), SuiteListener.NONE).run(company);
        Map<String, String> forgetting = LaunchTraces.take(reactor).dumps().get("company" + DUMP);

        assertThat(ToolTraces.difference(surefire.dumps().get("company" + DUMP), forgetting))
                .containsOnlyKeys("argument.1", "argument.2");
        assertThat(forgetting.get("argument.1"))
                .startsWith("-Xbootclasspath/a:")
                .endsWith("vivace-isolation.jar");
        assertThat(forgetting.get("argument.2")).startsWith("-javaagent:").contains("vivace-isolation.jar");
    }

    @Test
    void warnsOfNothingThatIsHonoured() {
        assertThat(launches).allSatisfy(launch -> assertThat(launch.warnings()).isEmpty());
    }
}
