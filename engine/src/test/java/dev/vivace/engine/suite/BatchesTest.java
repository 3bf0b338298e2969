package dev.vivace.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SampleResults;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.Threads;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BatchesTest {

    private static final TestOrder A = TestOrder.of("A#a");
    private static final TestOrder B = TestOrder.of("B#b");
    private static final TestOrder C = TestOrder.of("C#c");
    private static final TestOrder D = TestOrder.of("D#d");

    @Test
    void dealOutClassesThatRunAtOnceToAsManyWorkersAsThereAre() {
        SideBySide known = new SideBySide(2, Map.of("A", Duration.ofSeconds(9)), Set.of(), Set.of(), false);

        assertThat(Batches.of(plan(Isolation.RESET, Threads.Mode.CLASSES, known, Set.of())))
                .extracting(Batch::parts)
                .containsExactlyInAnyOrder(Map.of(0, A, 2, C), Map.of(1, B, 3, D));
    }

    @Test
    void giveRivalsToTheSameWorker() {
        SideBySide rivals = new SideBySide(2, Map.of(), Set.of(Set.of("A", "D")), Set.of(), false);

        assertThat(Batches.of(plan(Isolation.RESET, Threads.Mode.ALL, rivals, Set.of())))
                .anySatisfy(batch -> assertThat(batch.parts()).containsKeys(0, 3));
    }

    @Test
    void leaveOutClassesThatRunInOrder() {
        assertThat(Batches.of(plan(Isolation.RESET, Threads.Mode.ALL, SideBySide.lanes(1), Set.of(B))))
                .extracting(Batch::parts)
                .containsExactly(Map.of(0, A, 2, C, 3, D), Map.of(1, B));
    }

    @Test
    void keepAllTogetherWhereNothingIsForgotten() {
        assertThat(Batches.of(plan(Isolation.NONE, Threads.Mode.METHODS, SideBySide.lanes(1), Set.of(B))))
                .extracting(Batch::parts)
                .containsExactly(Map.of(0, A, 1, B, 2, C, 3, D));
    }

    @Test
    void areSingleClassesWhereOnlyMethodsRunAtOnce() {
        assertThat(Batches.of(plan(Isolation.RESET, Threads.Mode.METHODS, SideBySide.lanes(1), Set.of())))
                .hasSize(4);
    }

    @Test
    void neverHoldAPartTwice() {
        SuitePlan twice = plan(Isolation.RESET, Threads.Mode.ALL, SideBySide.lanes(1), Set.of())
                .times(2);

        assertThat(Batches.of(twice)).extracting(batch -> batch.parts().size()).containsExactly(4, 4);
    }

    @Test
    void tellResultsOfOneClassApartThatIsInTwoParts() {
        Batch batch =
                Batch.ofAll(List.of(TestOrder.of("X#old"), TestOrder.of("Y#y"), TestOrder.of("X#young", "Z#class")));
        List<TestResult> results = List.of(
                result("X#old", Outcome.PASSED),
                result("X#young[1]", Outcome.FAILED),
                result("Z$Inner#z[2]", Outcome.PASSED));
        OrderRun run = new OrderRun(results, List.of(), List.of(), Optional.empty(), List.of(), Duration.ZERO);

        Map<Integer, List<OrderRun>> split = batch.split(List.of(run));

        assertThat(split.get(0).get(0).tests()).containsExactly(results.get(0));
        assertThat(split.get(1).get(0).tests()).isEmpty();
        assertThat(split.get(2).get(0).tests()).containsExactly(results.get(1), results.get(2));
    }

    @Test
    void giveAResultToItsClassRatherThanToOneInside() {
        Batch batch = Batch.ofAll(List.of(TestOrder.of("Outer$Inner#b"), TestOrder.of("Outer#a")));
        TestResult tearDown = result("Outer#tearDown", Outcome.FAILED);
        OrderRun run =
                new OrderRun(List.of(tearDown), List.of(), List.of(), Optional.empty(), List.of(), Duration.ZERO);

        assertThat(batch.split(List.of(run)).get(1).get(0).tests()).containsExactly(tearDown);
    }

    @Test
    void giveALossToWhoRanLast() {
        Batch batch = Batch.ofAll(List.of(A, B));
        WorkerLoss loss = new WorkerLoss(WorkerLoss.Cause.EXITED, "It went.", Optional.empty());
        OrderRun run = new OrderRun(
                List.of(result("A#a", Outcome.FAILED), result("B#b", Outcome.PASSED)),
                List.of(),
                List.of(),
                Optional.of(loss),
                List.of(),
                Duration.ZERO);

        Map<Integer, List<OrderRun>> split = batch.split(List.of(run));

        assertThat(split.get(0).get(0).loss()).isEmpty();
        assertThat(split.get(1).get(0).loss()).contains(loss);
    }

    @Test
    void tellWhoseResultIsWhose() {
        TestOrder nested = TestOrder.of("Outer$Inner#b");
        Batch batch = new Batch(Map.of(0, A, 1, nested));
        OrderRun run = new OrderRun(
                List.of(result("A#a", Outcome.PASSED), result("Outer$Inner#b", Outcome.PASSED)),
                List.of(result("Outer#tearDown", Outcome.FAILED)),
                List.of(),
                Optional.empty(),
                List.of(),
                Duration.ZERO);

        Map<Integer, List<OrderRun>> split = batch.split(List.of(run));

        assertThat(PartLog.isRed(split.get(0))).isFalse();
        assertThat(PartLog.isRed(split.get(1))).isTrue();
    }

    private static TestResult result(String id, Outcome outcome) {
        return SampleResults.verdict(id, outcome, 1).result();
    }

    private static SuitePlan plan(
            Isolation isolation, Threads.Mode mode, SideBySide sideBySide, Set<TestOrder> inOrder) {
        return new SuitePlan(
                List.of(A, B, C, D),
                isolation,
                Set.of(),
                Set.of(),
                sideBySide,
                new Concurrency(new Threads(mode, 2), Set.of()),
                Set.of(),
                Map.of(),
                inOrder,
                Stages.SOUND,
                Optional.of(Isolation.NONE),
                0,
                0);
    }
}
