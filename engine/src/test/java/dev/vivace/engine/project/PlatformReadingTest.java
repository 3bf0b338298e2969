package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlatformReadingTest {

    @ParameterizedTest
    @CsvSource({
        "both, true, true",
        "classesAndMethods, true, true",
        "classes, true, false",
        "methods, false, true",
        "all, false, false",
    })
    void translatesParallelSettingsForTheVintageEngine(String parallel, boolean classes, boolean methods) {
        Map<String, String> told = SampleFacts.with(Map.of("parallel", parallel, "threadCount", 4L))
                .launch()
                .platform()
                .configurationParameters();

        assertThat(told)
                .containsEntry("junit.vintage.execution.parallel.enabled", "true")
                .containsEntry("junit.vintage.execution.parallel.pool-size", "4");
        assertThat(told.containsKey("junit.vintage.execution.parallel.classes")).isEqualTo(classes);
        assertThat(told.containsKey("junit.vintage.execution.parallel.methods")).isEqualTo(methods);
    }

    @Test
    void tellsTheVintageEngineNothingOfWhatIsNotParallel() {
        assertThat(SampleFacts.with(Map.of("parallel", "none", "threadCount", 4L))
                        .launch()
                        .platform()
                        .configurationParameters())
                .isEmpty();
    }

    @Test
    void takesTheLargerNumberOfThreadsWhereTwoAreGiven() {
        assertThat(SampleFacts.with(Map.of("parallel", "both", "threadCountClasses", 2L, "threadCountMethods", 3L))
                        .launch()
                        .platform()
                        .configurationParameters())
                .containsEntry("junit.vintage.execution.parallel.pool-size", "3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"methods", "tests", "classes", "instances"})
    void tellsTestNgWhatIsParallel(String parallel) {
        Map<String, String> told = SampleFacts.with(Map.of("parallel", parallel, "threadCount", 4L))
                .withLibraries(SampleFacts.library("org.testng", "testng", "7.11.0", "test"))
                .launch()
                .platform()
                .configurationParameters();

        assertThat(told).containsEntry("testng.parallel", parallel).containsEntry("testng.threadCount", "4");
    }

    @Test
    void tellsTestNgItsGroupsAndListeners() {
        Map<String, String> told = SampleFacts.with(
                        Map.of("groups", "fast", "properties", Map.of("listener", "shop.Log", "reporter", "shop.Mail")))
                .withLibraries(SampleFacts.library("org.testng", "testng", "7.11.0", "test"))
                .launch()
                .platform()
                .configurationParameters();

        assertThat(told).containsEntry("testng.groups", "fast").containsEntry("testng.listeners", "shop.Log,shop.Mail");
    }

    @Test
    void passesConfigurationParametersOn() {
        LaunchSpec.Platform platform = SampleFacts.with(Map.of(
                        "properties",
                        Map.of("configurationParameters", "\n  a.b = c\n  d = e f\n", "listener", "X, Y")))
                .launch()
                .platform();

        assertThat(platform.configurationParameters())
                .containsExactlyInAnyOrderEntriesOf(Map.of("a.b", "c", "d", "e f"));
        assertThat(platform.listeners()).containsExactly("X", "Y");
    }
}
