package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.samples.Categorized;
import dev.vivace.worker.samples.Ending;
import dev.vivace.worker.samples.Failing;
import dev.vivace.worker.samples.Listener;
import dev.vivace.worker.samples.Other;
import dev.vivace.worker.samples.Tagged;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    private static final String SAMPLES = Other.class.getPackageName() + ".";
    private static final List<String> GROUPED = List.of(Tagged.class.getName(), Categorized.class.getName());

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void goesOnWithoutClassesThatCannotBeLoaded(String matrix) throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(matrix)) {
            Recording found = worker.discover(
                    List.of(SAMPLES + "Unfit", SAMPLES + "UnfitMethod", SAMPLES + "Missing", Other.class.getName()),
                    DiscoveryFilters.none());
            assertThat(found.unloadable())
                    .containsOnlyKeys(SAMPLES + "Missing", SAMPLES + "Unfit", SAMPLES + "UnfitMethod");
            assertThat(found.unloadable().get(SAMPLES + "Missing").type()).contains("ClassNotFoundException");
            assertThat(found.unloadable().get(SAMPLES + "UnfitMethod").trace()).contains("AbstractAssert");
            assertThat(worker.runAll().startedTests()).containsExactlyInAnyOrder("Other#x", "Other#y");
        }
    }

    @Test
    void setsSystemPropertiesAndTellsThem() throws IOException {
        try (WorkerProcess worker =
                WorkerProcess.start("junit-6.1", Map.of("sample.given", "1 = \u20ac\n"), List.of())) {
            Recording run = worker.discover(Ending.class);
            assertThat(run.properties())
                    .containsEntry("sample.given", "1 = \u20ac\n")
                    .containsKey("java.version");
            assertThat(worker.runOrder("Ending#setsAProperty").properties())
                    .containsEntry("sample.set", "yes")
                    .doesNotContainKey("sample.number");
        }
    }

    @Test
    void runsTestsSideBySideOnlyWhereNobodyAsksForTheirOrder() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("junit-6.1")) {
            String test = "Ending#looksAtItsThread";
            worker.discover(
                    List.of(Ending.class.getName()),
                    DiscoveryFilters.none(),
                    Map.of("junit.jupiter.execution.parallel.enabled", "true"));
            assertThat(worker.runOrder(test).output("out:" + test)).startsWith("main ");
            worker.commands().runOrder(2, List.of(worker.last().idOf(test)), List.of(""), false);
            assertThat(worker.until("ran 2").output("out:" + test)).isNotEmpty().doesNotStartWith("main ");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsOrdersOfTestsThatAnotherWorkerDiscovered(String matrix) throws IOException {
        String x = "[engine:junit-jupiter]/[class:" + Other.class.getName() + "]/[method:x()]";
        String plain = "[engine:junit-vintage]/[runner:" + Categorized.class.getName() + "]/[test:plain("
                + Categorized.class.getName() + ")]";
        try (WorkerProcess worker = WorkerProcess.start(matrix)) {
            worker.discover(List.of(), DiscoveryFilters.none());
            Recording run = worker.runOrder(List.of(plain, x, plain));
            assertThat(run.startedTests()).containsExactly("Categorized#plain", "Other#x", "Categorized#plain");
            assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
        }
    }

    @Test
    void blamesAFailingSetUpOnTheClass() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("junit-5.8")) {
            worker.discover(Failing.class);
            Recording run = worker.runOrder("Failing#never", "Failing#neither");
            assertThat(run.events()).contains("failed Failing").noneMatch(event -> event.startsWith("disobeyed"));
            assertThat(run.startedTests()).isEmpty();
        }
    }

    @Test
    void selectsByTagAndCategory() throws IOException {
        assertThat(selected(Map.of(), List.of("slow"), List.of())).containsExactly("Tagged#slow");
        assertThat(selected(Map.of(), List.of(Categorized.Slow.class.getName()), List.of()))
                .containsExactly("Categorized#slow");
        assertThat(selected(Map.of(), List.of(), List.of("slow", "Slow")))
                .containsExactlyInAnyOrder("Tagged#plain", "Categorized#plain");
    }

    /** Surefire takes groups for categories where it had to add the Vintage engine to the project's class path. */
    @Test
    void selectsByCategoryAloneWhereVintageWasAdded() throws IOException {
        Map<String, String> classPath = Map.of("java.class.path", "");
        assertThat(selected(classPath, List.of("Slow"), List.of())).containsExactly("Categorized#slow");
    }

    @Test
    void selectsEngines() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("junit-5.8")) {
            worker.discover(GROUPED, new DiscoveryFilters(List.of(), List.of(), List.of("junit-vintage"), List.of()));
            assertThat(worker.runAll().startedTests()).allMatch(test -> test.startsWith("Categorized"));
            worker.discover(GROUPED, new DiscoveryFilters(List.of(), List.of(), List.of(), List.of("junit-vintage")));
            assertThat(worker.runAll().startedTests()).allMatch(test -> test.startsWith("Tagged"));
        }
    }

    private static List<String> selected(
            Map<String, String> properties, List<String> groups, List<String> excludedGroups) throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("junit-5.8", properties, List.of())) {
            worker.discover(GROUPED, new DiscoveryFilters(groups, excludedGroups, List.of(), List.of()));
            return worker.runAll().startedTests();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-6.1"})
    void tellsJUnit4ListenersOfClasses(String matrix) throws IOException {
        List<String> listeners = List.of(Listener.class.getName(), "not.there.Listener");
        try (WorkerProcess worker = WorkerProcess.start(matrix, Map.of(), listeners)) {
            worker.discover(Other.class);
            Recording run = worker.runAll();
            assertThat(run.allOutput())
                    .containsSubsequence(
                            "listener: run started " + Other.class.getName(),
                            "listener: run started null",
                            "listener: started " + Other.class.getName(),
                            "listener: run finished");
        }
    }

    @Test
    void needsNeitherJUnit4NorJupiter() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("testng-7.0", Map.of(), List.of("not.there.Listener"))) {
            Recording found = worker.discover(dev.vivace.worker.samples.Groups.class);
            assertThat(found.events()).endsWith("discovered");
        }
    }
}
