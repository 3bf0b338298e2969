package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelectionReadingTest {

    @Test
    void takesAnEmptyPatternForAWayToGetRidOfTheDefault() {
        assertThat(SampleFacts.with(Map.of("excludes", List.of("")))
                        .launch()
                        .selection()
                        .excludes())
                .isEmpty();
        assertThat(SampleFacts.with(Map.of("excludes", List.of()))
                        .launch()
                        .selection()
                        .excludes())
                .isEqualTo(LaunchSpec.Selection.DEFAULT_EXCLUDES);
    }

    @Test
    void knowsTheDefaultsOfBothPlugins() {
        assertThat(SampleFacts.with(Map.of()).launch().selection().includes()).contains("**/*Test.java");
        assertThat(SampleFacts.with(Map.of())
                        .ofPlugin("maven-failsafe-plugin", "3.6.1")
                        .launch()
                        .selection()
                        .includes())
                .containsExactly("**/IT*.java", "**/*IT.java", "**/*ITCase.java");
    }

    @Test
    void knowsTheDefaultsOfTheSurefireThatOldMavensBring() {
        assertThat(SampleFacts.with(Map.of())
                        .ofPlugin("maven-surefire-plugin", "2.12.4")
                        .launch()
                        .selection()
                        .includes())
                .containsExactly("**/Test*.java", "**/*Test.java", "**/*TestCase.java");
    }

    @Test
    void addsPatternsOfFilesToConfiguredOnes(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("includes"), "# comment\n\n  CartTest#adds*  \n");

        LaunchSpec.Selection selection = SampleFacts.with(
                        Map.of("includes", List.of("**/*Check.java"), "includesFile", file.toString()))
                .launch()
                .selection();

        assertThat(selection.includes()).containsExactly("**/*Check.java", "CartTest#adds*");
        assertThat(selection.listedIncludes()).containsExactly("CartTest#adds*");
    }

    @Test
    void runsTheClassesOfASuiteFileUnderAnOldSurefire(@TempDir Path directory) throws IOException {
        LaunchSpec launch = withSuite(directory, "")
                .ofPlugin("maven-surefire-plugin", "3.5.4")
                .launch();

        assertThat(launch.selection().includes()).containsExactly("shop/StockTest.java");
        assertThat(launch.warnings())
                .singleElement()
                .asString()
                .startsWith("All tests of the classes in Surefire's suiteXmlFiles run;")
                .contains("groups");
    }

    @Test
    void ignoresSuiteFilesWithSurefire36(@TempDir Path directory) throws IOException {
        LaunchSpec launch = withSuite(directory, "")
                .ofPlugin("maven-surefire-plugin", "3.6.0")
                .launch();

        assertThat(launch.selection().includes()).contains("**/*Test.java");
        assertThat(launch.warnings()).isEmpty();
    }

    @Test
    void ignoresSuiteFilesWhereAPatternIsGiven(@TempDir Path directory) throws IOException {
        LaunchSpec launch = withSuite(directory, "CartTest")
                .ofPlugin("maven-surefire-plugin", "3.5.4")
                .launch();

        assertThat(launch.selection().includes()).contains("**/*Test.java");
        assertThat(launch.warnings()).isEmpty();
    }

    private static SampleFacts withSuite(Path directory, String test) throws IOException {
        Path suite = Files.writeString(
                directory.resolve("testng.xml"),
                "<suite name='all'><test name='t'><groups><run><include name='slow'/></run></groups>"
                        + "<classes><class name='shop.StockTest'/></classes></test></suite>");
        return SampleFacts.with(Map.of("suiteXmlFiles", List.of(suite.toString()), "test", test));
    }

    @Test
    void resolvesTheHourlyOrder() {
        Parameters hourly = new Parameters(Map.of("runOrder", "hourly"), Path.of("/"));

        assertThat(SelectionReading.runOrder(hourly, LocalTime.of(8, 30))).isEqualTo("alphabetical");
        assertThat(SelectionReading.runOrder(hourly, LocalTime.of(9, 30))).isEqualTo("reversealphabetical");
    }

    @Test
    void tellsTheSeedOfARandomOrderWhichTheModulesOfABuildShare() {
        LaunchSpec launch = SampleFacts.with(Map.of("runOrder", "random")).launch();

        assertThat(launch.selection().runOrderSeed()).contains(1_000_000L);
        assertThat(launch.warnings())
                .singleElement()
                .asString()
                .startsWith("Surefire's runOrder=random shuffles classes from seed 1000000;");
    }

    @Test
    void warnsOfOrdersThatItDoesNotHonour() {
        assertThat(SampleFacts.with(Map.of("runOrder", "balanced")).launch().warnings())
                .containsExactly(
                        "Surefire's runOrder=balanced is not honoured;" + " classes run in the file system's order.");
    }
}
