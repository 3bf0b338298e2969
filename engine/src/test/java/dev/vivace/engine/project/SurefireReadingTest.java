package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurefireReadingTest {

    @Test
    void splitsArgumentsAndReplacesLateProperties() {
        LaunchSpec launch = SampleFacts.with(Map.of(
                        "argLine",
                        "-Xmx1g\n @{argLine} '-Dname=two words' @{unknown}",
                        "debugForkedProcess",
                        "-Xdebug"))
                .withProperties(Map.of(), Map.of("argLine", "-javaagent:jacoco.jar=destfile=x"))
                .launch();

        assertThat(launch.jvm().arguments())
                .containsExactly(
                        "-Xmx1g", "-javaagent:jacoco.jar=destfile=x", "-Dname=two words", "@{unknown}", "-Xdebug");
    }

    @Test
    void letsUserPropertiesWinOverConfiguredOnesAndHidesOurOwn() {
        LaunchSpec launch = SampleFacts.with(Map.of(
                        "systemProperties", Map.of("a", "oldest", "b", "oldest"),
                        "systemPropertyVariables", Map.of("b", "variable", "c", "variable")))
                .withProperties(
                        Map.of(
                                "c",
                                "user",
                                "vivace.workers",
                                "2",
                                "vivace.stories.safe",
                                "true",
                                "maven.ext.class.path",
                                "x"),
                        Map.of())
                .launch();

        assertThat(launch.jvm().systemProperties())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "a", "oldest",
                        "b", "variable",
                        "c", "user",
                        "vivace.stories.safe", "true",
                        "basedir", "/shop/cart",
                        "localRepository", "/repository"));
    }

    @Test
    void keepsUserPropertiesFromTestsIfAsked() {
        LaunchSpec launch = SampleFacts.with(Map.of("promoteUserPropertiesToSystemProperties", false))
                .withProperties(Map.of("secret", "x"), Map.of())
                .launch();

        assertThat(launch.jvm().systemProperties()).doesNotContainKey("secret");
    }

    @Test
    void buildsTheClassPathInSurefiresOrder() {
        LaunchSpec launch = SampleFacts.with(Map.of(
                        "testClassesDirectory", "/shop/cart/target/test-classes",
                        "classesDirectory", "/shop/cart/target/classes",
                        "classpathDependencyExcludes", List.of("org.old:*"),
                        "classpathDependencyScopeExclude", "runtime",
                        "additionalClasspathElements", List.of("/more,extra")))
                .withLibraries(
                        SampleFacts.library("org.kept", "kept", "1", "test"),
                        SampleFacts.library("org.old", "old", "1", "test"),
                        SampleFacts.library("org.run", "run", "1", "compile"))
                .launch();

        assertThat(launch.jvm().classPath())
                .containsExactly(
                        Path.of("/shop/cart/target/test-classes"),
                        Path.of("/shop/cart/target/classes"),
                        Path.of("/repository/kept.jar"),
                        Path.of("/more"),
                        Path.of("/shop/extra"));
    }

    @Test
    void turnsAssertionsOffWithTheArgumentsThatDo() {
        assertThat(SampleFacts.with(Map.of()).launch().jvm().enableAssertions()).isTrue();
        assertThat(SampleFacts.with(Map.of("argLine", "-Xmx1g -da"))
                        .launch()
                        .jvm()
                        .enableAssertions())
                .isFalse();
        assertThat(SampleFacts.with(Map.of("enableAssertions", false))
                        .launch()
                        .jvm()
                        .enableAssertions())
                .isFalse();
    }

    @Test
    void tellsTheTestsWhichJdkWasChosen(@TempDir Path jdk) throws IOException {
        Path java = Files.createFile(Files.createDirectories(jdk.resolve("bin")).resolve("java"));

        LaunchJvm jvm =
                SampleFacts.with(Map.of("jvm", java.toString())).launch().jvm();

        assertThat(jvm.javaHome()).isEqualTo(jdk);
        assertThat(jvm.environment()).containsEntry("JAVA_HOME", jdk.toString());
    }

    @Test
    void refusesAJvmThatIsNotThere() {
        assertThatThrownBy(() ->
                        SampleFacts.with(Map.of("jvm", "/nowhere/bin/java")).launch())
                .isInstanceOf(Problem.class)
                .hasMessageContaining("/nowhere/bin/java");
    }

    @Test
    void refusesAnOldFrameworkOnlyWhereThereAreTests(@TempDir Path classes) throws IOException {
        SampleFacts facts = SampleFacts.with(Map.of("testClassesDirectory", classes.toString()))
                .withProblem("JUnit 4.11 is too old.");

        assertThat(facts.launch().module()).isEqualTo("shop:cart");

        Files.createFile(classes.resolve("CartTest.class"));
        assertThatThrownBy(facts::launch)
                .isInstanceOf(Problem.class)
                .hasMessage("The tests of cart cannot run: JUnit 4.11 is too old.");
    }

    @Test
    void doesNotAdviseToLeaveOutTheModuleWhereMavenWasStarted(@TempDir Path classes) throws IOException {
        Files.createFile(classes.resolve("CartTest.class"));
        SampleFacts facts = SampleFacts.with(Map.of("testClassesDirectory", classes.toString()))
                .withProblem("JUnit 4.11 is too old.");

        assertThat(catchThrowableOfType(Problem.class, facts::launch).text()).contains("-pl '!:cart'");
        assertThat(catchThrowableOfType(Problem.class, facts.startedInModule()::launch)
                        .text())
                .contains("the newer version")
                .doesNotContain("-pl");
    }

    @Test
    void readsPolicies() {
        LaunchSpec.Policy policy = SampleFacts.with(Map.of(
                        "testFailureIgnore",
                        true,
                        "rerunFailingTestsCount",
                        2L,
                        "skipAfterFailureCount",
                        3L,
                        "failOnFlakeCount",
                        4L,
                        "forkCount",
                        "0.5C",
                        "reuseForks",
                        false,
                        "forkedProcessTimeoutInSeconds",
                        60L))
                .launch()
                .policy();

        assertThat(policy.failureIgnored()).isTrue();
        assertThat(policy.reruns()).isEqualTo(2);
        assertThat(policy.skipAfterFailures()).isEqualTo(3);
        assertThat(policy.failOnFlakes()).isEqualTo(4);
        assertThat(policy.forkCount())
                .isEqualTo(Math.max(1, (int) (0.5 * Runtime.getRuntime().availableProcessors())));
        assertThat(policy.reuseForks()).isFalse();
        assertThat(policy.timeout()).contains(Duration.ofMinutes(1));
    }

    @Test
    void understandsTheForkModesOfOldSurefire() {
        LaunchSpec.Policy always = SampleFacts.with(Map.of("forkMode", "always", "forkCount", "1"))
                .launch()
                .policy();

        assertThat(always.reuseForks()).isFalse();
        assertThat(SampleFacts.with(Map.of("forkMode", "never"))
                        .launch()
                        .policy()
                        .forkCount())
                .isZero();
    }

    @Test
    void warnsThatTestsNeverRunInMavensOwnJvm() {
        assertThat(SampleFacts.with(Map.of("forkCount", "0")).launch().warnings())
                .containsExactly(
                        "Surefire's forkCount=0 is not honoured: tests never run in Maven's own JVM, but in a worker.");
        assertThat(SampleFacts.with(Map.of("forkMode", "never")).launch().warnings())
                .hasSize(1);
    }

    @Test
    void mindsOnlyAPatternThatMatchesNothingWhereThePomIsSilent() {
        LaunchSpec.Policy policy = SampleFacts.with(Map.of()).launch().policy();

        assertThat(policy.failIfNoTests()).isFalse();
        assertThat(policy.failIfNoSpecifiedTests()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "failIfNoTests, true, true, true",
        "failIfNoSpecifiedTests, false, false, false",
        "failIfNoSpecifiedTestsDeprecated, false, false, false",
        // Before Surefire 3, where failIfNoSpecifiedTests has no default.
        "failIfNoTests, false, false, false",
    })
    void readsWhatAnEmptySuiteMeans(String parameter, boolean value, boolean noTests, boolean noSpecifiedTests) {
        LaunchSpec.Policy policy =
                SampleFacts.with(Map.of(parameter, value)).launch().policy();

        assertThat(policy.failIfNoTests()).isEqualTo(noTests);
        assertThat(policy.failIfNoSpecifiedTests()).isEqualTo(noSpecifiedTests);
    }

    @ParameterizedTest
    @ValueSource(strings = {"skipTests", "skip", "skipExec", "skipITs"})
    void saysWhyTestsAreSkipped(String parameter) {
        assertThat(SampleFacts.with(Map.of(parameter, true)).launch().policy().skip())
                .contains("Surefire's parameter " + parameter + " is true");
        assertThat(SampleFacts.with(Map.of(parameter, false)).launch().policy().skip())
                .isEmpty();
    }

    @Test
    void readsBackFactsAsMavenHandsThemOver() {
        MojoFacts facts = SampleFacts.with(Map.of("threadCount", 4L, "includes", List.of("a"), "skip", true))
                .withLibraries(SampleFacts.library("g", "a", "1", "test"))
                .facts();

        assertThat(MojoFactsJson.read(MojoFactsJson.write(facts))).isEqualTo(facts);
    }
}
