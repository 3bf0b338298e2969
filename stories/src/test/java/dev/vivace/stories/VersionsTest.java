package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The oldest and the newest JUnit of each line, in JVMs of their own, with nothing else beside the tests. */
class VersionsTest {

    /** Of JUnit 4, neither of which may need Jupiter or the JUnit Platform. */
    @ParameterizedTest
    @ValueSource(strings = {"junit-4.12", "junit-4.13"})
    void junit4(String version) throws Exception {
        String output = java(
                "-cp",
                ours() + File.pathSeparator + Path.of("target", "matrix", version) + File.separator + "*",
                "org.junit.runner.JUnitCore",
                Bank4Stories.All.class.getName());

        assertThat(output).contains("OK (7 tests)").contains("9 set-ups run, 18 saved");
        assertThat(setUps(output)).isEqualTo(9);
    }

    /** Where nothing spans a run over classes, they do it themselves as long as one of them runs. */
    @Test
    void junit4SideBySide() throws Exception {
        String output = java(
                "-cp",
                ours() + File.pathSeparator + Path.of("target", "matrix", "junit-4.13") + File.separator + "*",
                SideBySide.class.getName());

        assertThat(output)
                .contains("FirstTest: 1 run, 0 failed", "SecondTest: 2 run, 0 failed")
                .containsOnlyOnce("set-ups run, ");
    }

    /** As Surefire runs a project that has only JUnit 4. */
    @Test
    void junit4OnThePlatformWithoutJupiter() throws Exception {
        String output = java("-cp", without("junit-jupiter"), VintageAlone.class.getName());

        assertThat(output).contains("7 passed").contains("9 set-ups run, 18 saved");
        assertThat(setUps(output)).isEqualTo(9);
    }

    private static String without(String jars) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.matches(".*[/\\\\](" + jars + ")[^/\\\\]*\\.jar"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Of Jupiter, under the ConsoleLauncher. */
    @ParameterizedTest
    @ValueSource(strings = {"junit-5.9", "junit-5.14", "junit-6.0", "junit-6.1"})
    void jupiter(String version) throws Exception {
        String output = console(version, ours(), BankStories.ALL);

        assertThat(output).containsPattern("7 tests successful").contains("9 set-ups run, 18 saved");
        assertThat(setUps(output)).isEqualTo(9);
    }

    @Test
    void whatStoriesPromiseHoldsOnTheNewestToo() throws Exception {
        String output = console(
                "junit-6.1",
                without("junit-(jupiter|platform|vintage)|opentest4j|apiguardian"),
                BankTest.class,
                ErrorsTest.class,
                ExtensionsTest.class,
                InstancesTest.class,
                Junit4ErrorsTest.class,
                Junit4ExtensionsTest.class,
                Junit4SafeTest.class,
                Junit4TearDownTest.class,
                Junit4Test.class,
                ParallelTest.class,
                ParametersTest.class,
                ReuseTest.class,
                SafeTest.class,
                SetUpOrderTest.class,
                SoundnessTest.class,
                TearDownTest.class);

        assertThat(output).contains("[         0 tests failed          ]");
    }

    @TempDir
    Path directory;

    private String console(String version, String classPath, Class<?>... types) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("-jar", jar(version).toString()));
        if (!version.equals("junit-5.9")) {
            arguments.add("execute");
        }
        arguments.addAll(List.of("-cp", classPath, "--disable-ansi-colors"));
        Stream.of(types).forEach(type -> arguments.addAll(List.of("--select-class", type.getName())));
        return java(arguments.toArray(String[]::new));
    }

    private static Path jar(String version) throws IOException {
        try (Stream<Path> jars = Files.list(Path.of("target", "matrix", version))) {
            return jars.findFirst().orElseThrow().toAbsolutePath();
        }
    }

    private static String ours() {
        return Path.of("target", "classes").toAbsolutePath()
                + File.pathSeparator
                + Path.of("target", "test-classes").toAbsolutePath();
    }

    private String java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dstories.log=true",
                "-Dvivace.stories.report=" + directory.resolve("stories.json")));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    private static long setUps(String output) {
        return output.lines().filter(line -> line.contains(" sets up")).count();
    }
}
