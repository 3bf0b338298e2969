package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.EngineChoice.Surefire;
import dev.vivace.engine.project.EngineChoice.Wanted;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineChoiceTest {

    private static final Wanted DEFAULT_LAUNCHER = new Wanted("org.junit.platform:junit-platform-launcher", "1.14.4");

    private static final String API = "org.junit.jupiter:junit-jupiter-api:5.9.3";
    private static final String ENGINE = "org.junit.jupiter:junit-jupiter-engine:5.9.3";

    @Test
    void addsTheJupiterEngineOfTheApisVersion() {
        EngineChoice choice = choice(API, "org.junit.platform:junit-platform-commons:1.9.3");

        assertThat(choice.wanted())
                .containsExactly(DEFAULT_LAUNCHER, new Wanted("org.junit.jupiter:junit-jupiter-engine", "5.9.3"));
        assertThat(choice.aligned()).contains(new Wanted("org.junit.platform:junit-platform-launcher", "1.9.3"));
    }

    @Test
    void addsOnlyTheLauncherWhereTheEngineIsThere() {
        assertThat(choice(API, ENGINE).wanted()).containsExactly(DEFAULT_LAUNCHER);
    }

    @Test
    void addsVintageForJunit4() {
        EngineChoice choice = choice("junit:junit:4.13.2");

        assertThat(choice.wanted())
                .containsExactly(DEFAULT_LAUNCHER, new Wanted("org.junit.vintage:junit-vintage-engine", "5.14.4"));
        assertThat(choice.aligned()).isEmpty();
    }

    @Test
    void addsVintageOfJupitersVersionWhereBothAreUsed() {
        assertThat(choice("junit:junit:4.13.2", "org.junit.jupiter:junit-jupiter-api:5.11.4")
                        .wanted())
                .contains(new Wanted("org.junit.vintage:junit-vintage-engine", "5.11.4"));
    }

    @Test
    void addsTheVintageThatFitsThePlatformOfAnotherEngine() {
        assertThat(choice("junit:junit:4.13.2", "org.junit.platform:junit-platform-commons:1.10.2")
                        .wanted())
                .contains(new Wanted("org.junit.vintage:junit-vintage-engine", "5.10.2"));
        assertThat(choice("junit:junit:4.13.2", "org.junit.platform:junit-platform-commons:6.0.1")
                        .wanted())
                .contains(new Wanted("org.junit.vintage:junit-vintage-engine", "6.0.1"));
    }

    @Test
    void addsTheTestNgEngine() {
        assertThat(choice("org.testng:testng:7.11.0").wanted())
                .contains(new Wanted("org.junit.support:testng-engine", "1.1.0"));
    }

    @Test
    void followsJupiterFromSixOn() {
        assertThat(choice(
                                "org.junit.jupiter:junit-jupiter-api:6.1.3",
                                "org.junit.platform:junit-platform-commons:6.0.0")
                        .aligned())
                .contains(new Wanted("org.junit.platform:junit-platform-launcher", "6.1.3"));
    }

    @Test
    void refusesFrameworksThatAreTooOld() {
        assertThat(choice("junit:junit:4.11").problem()).contains("JUnit 4.11 is too old, it must be 4.12 or newer.");
        assertThat(choice("org.testng:testng:6.9.10").problem())
                .contains("TestNG 6.9.10 is too old, it must be 6.14.3 or newer.");
        assertThat(choice("junit:junit:4.12").problem()).isEmpty();
    }

    @Test
    void leavesJunit4OutWhereAnOlderSurefireOverlooksIt() {
        assertThat(vintageOf(surefire("3.5.2"), API, ENGINE)).isFalse();
        assertThat(vintageOf(surefire("2.22.2"), API)).isFalse();
        assertThat(vintageOf(surefire("3.6.0"), API, ENGINE)).isTrue();
    }

    @Test
    void addsVintageWhereAnOlderSurefireRunsJunit4() {
        assertThat(vintageOf(surefire("2.22.2"))).isTrue();
        assertThat(vintageOf(surefire("2.19.1"), API, ENGINE)).isTrue();
        assertThat(vintageOf(surefire("3.5.2"), API)).isTrue();
        assertThat(vintageOf(surefire("3.5.2", "org.apache.maven.surefire:surefire-junit47"), API, ENGINE))
                .isTrue();
        assertThat(vintageOf(surefire("3.5.2"), API, ENGINE, "org.junit.platform:junit-platform-runner:1.9.3"))
                .isTrue();
    }

    private static Surefire surefire(String version, String... dependencies) {
        return new Surefire(version, Set.of(dependencies), "junit:junit", "org.testng:testng");
    }

    /** Whether JUnit 4 is run beside these, which need the platform. */
    private static boolean vintageOf(Surefire surefire, String... coordinates) {
        Stream<String> platform =
                coordinates.length == 0 ? Stream.empty() : Stream.of("org.junit.platform:junit-platform-commons:1.9.3");
        List<MojoFacts.Library> libraries = libraries(
                Stream.concat(Stream.of("junit:junit:4.13.2"), Stream.concat(platform, Arrays.stream(coordinates))));
        return EngineChoice.of(libraries, surefire).wanted().stream()
                .anyMatch(wanted -> wanted.key().equals("org.junit.vintage:junit-vintage-engine"));
    }

    private static EngineChoice choice(String... coordinates) {
        return EngineChoice.of(libraries(Arrays.stream(coordinates)), Surefire.NEWEST);
    }

    private static List<MojoFacts.Library> libraries(Stream<String> coordinates) {
        return coordinates
                .map(text -> text.split(":"))
                .map(part -> SampleFacts.library(part[0], part[1], part[2], "test"))
                .toList();
    }
}
