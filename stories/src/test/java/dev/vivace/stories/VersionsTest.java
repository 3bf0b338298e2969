package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
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
        String output = jvm().java(
                        "-cp",
                        OtherJvm.ours() + File.pathSeparator + Path.of("target", "matrix", version) + File.separator
                                + "*",
                        "org.junit.runner.JUnitCore",
                        Bank4Stories.All.class.getName());

        assertThat(output).contains("OK (7 tests)").contains("9 set-ups run, 18 saved");
        assertThat(OtherJvm.setUps(output)).isEqualTo(9);
    }

    /** Where nothing spans a run over classes, they do it themselves as long as one of them runs. */
    @Test
    void junit4SideBySide() throws Exception {
        String output = jvm().java(
                        "-cp",
                        OtherJvm.ours() + File.pathSeparator + Path.of("target", "matrix", "junit-4.13")
                                + File.separator + "*",
                        SideBySide.class.getName());

        assertThat(output)
                .contains("FirstTest: 1 run, 0 failed", "SecondTest: 2 run, 0 failed")
                .containsOnlyOnce("set-ups run, ");
    }

    /** As Surefire runs a project that has only JUnit 4. */
    @Test
    void junit4OnThePlatformWithoutJupiter() throws Exception {
        String output = jvm().java("-cp", OtherJvm.without("junit-jupiter"), VintageAlone.class.getName());

        assertThat(output).contains("7 passed").contains("9 set-ups run, 18 saved");
        assertThat(OtherJvm.setUps(output)).isEqualTo(9);
    }

    /** The oldest Jupiter on which stories work at all, which knows no order of classes: right, with less reuse. */
    @Test
    void jupiterBeforeClassesHadAnOrder() throws Exception {
        String output = jvm().console("junit-5.6", OtherJvm.ours(), BankStories.ALL);

        assertThat(output).containsPattern("7 tests successful").contains("18 set-ups run, 9 saved");
        assertThat(OtherJvm.setUps(output)).isEqualTo(18);
    }

    /** Of Jupiter, under the ConsoleLauncher. */
    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.14", "junit-6.0", "junit-6.1"})
    void jupiter(String version) throws Exception {
        String output = jvm().console(version, OtherJvm.ours(), BankStories.ALL);

        assertThat(output).containsPattern("7 tests successful").contains("9 set-ups run, 18 saved");
        assertThat(OtherJvm.setUps(output)).isEqualTo(9);
    }

    /** But for what Jupiter itself, and Spring on it, has had since 5.9: parameters of providers. */
    @Test
    void whatStoriesPromiseHoldsOnAnOlderOneToo() throws Exception {
        String output = jvm().console(
                        "junit-5.8",
                        OtherJvm.without("junit-(jupiter|platform|vintage)|opentest4j|apiguardian"),
                        BankTest.class,
                        ErrorsTest.class,
                        HandoverTest.class,
                        InstancesTest.class,
                        ParallelTest.class,
                        ReuseTest.class,
                        SafeTest.class,
                        SoundnessTest.class,
                        TearDownTest.class);

        assertThat(output).contains("[         0 tests failed          ]");
    }

    @Test
    void whatStoriesPromiseHoldsOnTheNewestToo() throws Exception {
        String output = jvm().console(
                        "junit-6.1",
                        OtherJvm.without("junit-(jupiter|platform|vintage)|opentest4j|apiguardian"),
                        BankTest.class,
                        ErrorsTest.class,
                        ExtensionsTest.class,
                        HandoverTest.class,
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

    private OtherJvm jvm() {
        return new OtherJvm(directory);
    }
}
