package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.samples.Categorized;
import dev.vivace.worker.samples.Failing;
import dev.vivace.worker.samples.Other;
import dev.vivace.worker.samples.Tagged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WarmUpTest {

    private static final String JUPITER_SAMPLE = "dev.vivace.worker.JupiterSample";
    private static final String VINTAGE_SAMPLE = "dev.vivace.worker.VintageSample";
    private static final String PROJECT = "dev.vivace.worker.samples.";
    private static final List<String> BOTH = List.of("junit-jupiter", "junit-vintage");

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsATestOfOursOnEachEngine(String matrix) throws IOException {
        assertThat(loaded(matrix, Map.of(), BOTH)).contains(JUPITER_SAMPLE, VINTAGE_SAMPLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void loadsNothingOfTheProject(String matrix) throws IOException {
        List<String> loaded = loaded(matrix, Map.of(), BOTH);
        List<String> untilTheEnd = loaded.subList(0, loaded.indexOf(VINTAGE_SAMPLE));

        assertThat(untilTheEnd).noneMatch(name -> name.startsWith(PROJECT));
        assertThat(loaded).anyMatch(name -> name.startsWith(PROJECT));
    }

    @Test
    void isOnlyForEnginesThatAreAskedFor() throws IOException {
        assertThat(loaded("junit-6.1", Map.of(), List.of("junit-jupiter", "unknown")))
                .contains(JUPITER_SAMPLE)
                .doesNotContain(VINTAGE_SAMPLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit.jupiter.execution.parallel.enabled", "java.util.logging.manager"})
    void isLeftOutWhereAPropertyMayNameClasses(String property) throws IOException {
        assertThat(loaded("junit-6.1", Map.of(property, ""), BOTH)).doesNotContain(JUPITER_SAMPLE, VINTAGE_SAMPLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.4", "junit-5.8", "junit-5.13", "junit-6.1"})
    void changesNothingThatIsToldOfTests(String matrix) throws IOException {
        assertThat(told(matrix, BOTH)).isEqualTo(told(matrix, List.of()));
    }

    /** The class path has a listener of the project, which is told of sessions, and a test class. */
    private List<String> loaded(String matrix, Map<String, String> properties, List<String> engines)
            throws IOException {
        Path log = directory.resolve("classes.log");
        try (WorkerProcess worker =
                WorkerProcess.startWarm(matrix, properties, engines, "-Xlog:class+load:file=" + log + ":none")) {
            worker.discover(Other.class);
            return Files.readAllLines(log).stream()
                    .map(line -> line.split(" ")[0])
                    .toList();
        }
    }

    private static List<String> told(String matrix, List<String> engines) throws IOException {
        try (WorkerProcess worker = WorkerProcess.startWarm(matrix, Map.of(), engines)) {
            worker.discover(Other.class, Failing.class, Tagged.class, Categorized.class);
            Recording run = worker.runAll();
            assertThat(run.startedTests()).isNotEmpty();
            return run.testEvents();
        }
    }
}
