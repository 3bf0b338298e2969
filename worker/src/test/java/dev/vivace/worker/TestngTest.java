package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.samples.Factory;
import dev.vivace.worker.samples.Groups;
import dev.vivace.worker.samples.Priorities;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestngTest {

    @ParameterizedTest
    @ValueSource(strings = {"testng-7.0", "testng-7.11"})
    void overrulesPriorities(String matrix) throws IOException {
        try (WorkerProcess worker = discovered(matrix)) {
            assertThat(worker.runAll().startedTests())
                    .containsSubsequence("Priorities#a", "Priorities#b", "Priorities#c", "Priorities#provided[0]");
            obeys(worker, "Priorities#c", "Priorities#a", "Priorities#b");
            Recording run = obeys(worker, "Groups#slow", "Priorities#c", "Priorities#b", "Groups#fast");
            assertThat(run.output("out:Priorities")).isEqualTo("set up\n");
            assertThat(run.startedContainers()).filteredOn("Groups"::equals).hasSize(2);
            run = obeys(worker, "Priorities#b", "Groups#slow", "Priorities#c", "Priorities#a", "Groups#fast");
            assertThat(run.output("out:Priorities")).isEqualTo("set up\nset up\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"testng-7.0", "testng-7.11"})
    void runsAllInvocationsOfAMethodInItsPlace(String matrix) throws IOException {
        try (WorkerProcess worker = discovered(matrix)) {
            Recording run = worker.runOrder("Priorities#provided", "Priorities#a");
            assertThat(run.startedTests())
                    .containsExactly("Priorities#provided[0]", "Priorities#provided[1]", "Priorities#a");
            assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"testng-7.0", "testng-7.11"})
    void tellsInstancesOfAFactoryApart(String matrix) throws IOException {
        try (WorkerProcess worker = WorkerProcess.start(matrix)) {
            Recording found = worker.discover(Factory.class);
            List<String> ids = found.idsEndingWith("@1]");
            ids.addAll(found.idsEndingWith("@0]"));
            Recording run = worker.runOrder(ids);
            assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
            assertThat(run.testEvents()).hasSize(2 * ids.size());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"testng-7.0", "testng-7.11"})
    void hasTheEngineSelectGroups(String matrix) throws IOException {
        DiscoveryFilters fast = new DiscoveryFilters(List.of("fast"), List.of(), List.of(), List.of());
        try (WorkerProcess worker = WorkerProcess.start(matrix)) {
            worker.discover(List.of(Groups.class.getName()), fast);
            assertThat(worker.runAll().startedTests()).containsExactly("Groups#fast");
        }
    }

    private static WorkerProcess discovered(String matrix) {
        WorkerProcess worker = WorkerProcess.start(matrix);
        worker.discover(Priorities.class, Groups.class);
        return worker;
    }

    private static Recording obeys(WorkerProcess worker, String... order) {
        Recording run = worker.runOrder(order);
        assertThat(run.startedTests()).containsExactly(order);
        assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
        return run;
    }
}
