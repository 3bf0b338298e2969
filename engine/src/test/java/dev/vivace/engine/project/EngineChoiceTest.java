package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.EngineChoice.Wanted;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineChoiceTest {

    private static final Wanted DEFAULT_LAUNCHER = new Wanted("org.junit.platform:junit-platform-launcher", "1.14.4");

    @Test
    void addsTheJupiterEngineOfTheApisVersion() {
        EngineChoice choice =
                choice("org.junit.jupiter:junit-jupiter-api:5.9.3", "org.junit.platform:junit-platform-commons:1.9.3");

        assertThat(choice.wanted())
                .containsExactly(DEFAULT_LAUNCHER, new Wanted("org.junit.jupiter:junit-jupiter-engine", "5.9.3"));
        assertThat(choice.aligned()).contains(new Wanted("org.junit.platform:junit-platform-launcher", "1.9.3"));
    }

    @Test
    void addsOnlyTheLauncherWhereTheEngineIsThere() {
        assertThat(choice("org.junit.jupiter:junit-jupiter-api:5.9.3", "org.junit.jupiter:junit-jupiter-engine:5.9.3")
                        .wanted())
                .containsExactly(DEFAULT_LAUNCHER);
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

    private static EngineChoice choice(String... coordinates) {
        List<MojoFacts.Library> libraries = Arrays.stream(coordinates)
                .map(text -> text.split(":"))
                .map(part -> SampleFacts.library(part[0], part[1], part[2], "test"))
                .toList();
        return EngineChoice.of(libraries, "junit:junit", "org.testng:testng");
    }
}
