package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DetectFiles;
import dev.vivace.engine.report.DetectReport;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search in real JVMs, from a project to its files. */
class DetectCommandTest {

    @TempDir
    private Path directory;

    private final List<String> told = new ArrayList<>();
    private final AtomicInteger ordersRun = new AtomicInteger();

    @Test
    void findsWhatDependsOnTheOrderAndSaysHowToSeeIt() throws IOException {
        ModuleFindings found = search(Isolation.AUTO, 200);
        SearchResult result = found.result();

        assertThat(result.findings())
                .extracting(finding -> finding.kind().label() + " " + finding.test())
                .containsExactlyInAnyOrder(
                        "brittle order.BNeighboursTest#brittle", "victim order.BNeighboursTest#victim");
        assertThat(result.alwaysRed()).containsOnlyKeys(TestId.parse("order.DBystanderTest#isAlwaysRed"));
        assertThat(result.complete()).isTrue();
        assertThat(result.pairsLeftOut()).isPositive();
        assertThat(ordersRun).hasValueGreaterThan(result.orders());
        assertThat(told).contains("1 class fixes the order of its tests, which is kept: order.CFixedTest.");

        DetectReport report = DetectFiles.read(found.json());
        assertThat(report.findings()).hasSize(2).allSatisfy(finding -> {
            Path failing = found.json().resolveSibling(finding.failingOrder());
            assertThat(Files.readAllLines(failing))
                    .last()
                    .isEqualTo(finding.test().toString());
            assertThat(told).contains(finding.test() + " " + failing);
        });
        assertThat(report.alwaysRed()).hasSize(1);
        assertThat(report.alwaysRedFailures())
                .hasEntrySatisfying("order.DBystanderTest#isAlwaysRed", why -> assertThat(why)
                        .startsWith("org.opentest4j.AssertionFailedError"));
    }

    @Test
    void findsTheSameWithAJvmForEachOrder() {
        assertThat(search(Isolation.PROCESS, 12).result().findings())
                .extracting(Finding::test)
                .containsExactlyInAnyOrder(
                        TestId.parse("order.BNeighboursTest#brittle"), TestId.parse("order.BNeighboursTest#victim"));
    }

    @Test
    void needsOrdersThatDoNotSeeEachOther() {
        assertThatThrownBy(() -> request(Isolation.NONE, 1))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("earlier ones left behind");
    }

    private ModuleFindings search(Isolation isolation, int orders) {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "order"), directory);
        DetectListener listener = new DetectListener() {
            @Override
            public void notice(String sentence) {
                told.add(sentence);
            }

            @Override
            public void orderRan() {
                ordersRun.incrementAndGet();
            }

            @Override
            public void found(Finding finding, Path failingOrder) {
                told.add(finding.test() + " " + failingOrder);
            }
        };
        return new DetectCommand(request(isolation, orders), listener, false)
                .run(List.of(Launches.alphabetical(project.spec())))
                .get(0);
    }

    private static DetectRequest request(Isolation isolation, int orders) {
        return new DetectRequest(
                Requests.isolated(Optional.of(isolation), OptionalInt.of(2)), Budget.ofOrders(orders), 2);
    }
}
