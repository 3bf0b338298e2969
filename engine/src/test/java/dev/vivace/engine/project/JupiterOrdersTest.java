package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JupiterOrdersTest {

    private static final String METHODS = "junit.jupiter.testmethod.order.default";
    private static final String CLASSES = "junit.jupiter.testclass.order.default";
    private static final String SEED = "junit.jupiter.execution.order.random.seed";

    @ParameterizedTest
    @CsvSource({
        "random, org.junit.jupiter.api.MethodOrderer$Random, org.junit.jupiter.api.ClassOrderer$Random",
        "alphabetical, org.junit.jupiter.api.MethodOrderer$MethodName, org.junit.jupiter.api.ClassOrderer$ClassName",
        "reversealphabetical, dev.vivace.worker.ReverseMethods, dev.vivace.worker.ReverseClasses",
    })
    void ordersMethodsAndClassesAlike(String runOrder, String methods, String classes) {
        assertThat(told(SampleFacts.with(Map.of("runOrder", runOrder))))
                .containsEntry(METHODS, methods)
                .containsEntry(CLASSES, classes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "alphabetical", "reversealphabetical"})
    void saysNothingBeforeSurefire36(String runOrder) {
        assertThat(told(SampleFacts.with(Map.of("runOrder", runOrder)).ofPlugin("maven-surefire-plugin", "3.5.4")))
                .isEmpty();
    }

    @Test
    void saysNothingOfTheOrderOfTheFileSystem() {
        assertThat(told(SampleFacts.with(Map.of("runOrder", "filesystem")))).isEmpty();
    }

    @Test
    void passesTheSeedOn() {
        assertThat(told(SampleFacts.with(Map.of("runOrder", "random", "runOrderRandomSeed", 42L))))
                .containsEntry(SEED, "42");
    }

    @Test
    void leavesToASystemPropertyWhatItSays() {
        assertThat(told(SampleFacts.with(
                        Map.of("runOrder", "alphabetical", "systemPropertyVariables", Map.of(METHODS, "shop.Mine")))))
                .containsOnlyKeys(CLASSES);
    }

    @Test
    void leavesToTheFileOfJUnitWhatItSays(@TempDir Path classes) throws IOException {
        Files.writeString(classes.resolve("junit-platform.properties"), METHODS + " = shop.Mine\n");

        assertThat(told(SampleFacts.with(
                        Map.of("runOrder", "alphabetical", "testClassesDirectory", classes.toString()))))
                .containsOnlyKeys(CLASSES);
    }

    private static Map<String, String> told(SampleFacts facts) {
        return facts.launch().platform().configurationParameters();
    }
}
