package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SteadinessTest {

    private static final TestId FIRST = TestId.parse("a.ATest#first");

    @Test
    void isThereWhereAllTestsPassInEveryOrder() {
        Steadiness steadiness = of(new ScriptedRunner().with("a.ATest#first").with("a.ATest#second"), false);

        assertThat(steadiness.objection()).isEmpty();
        assertThat(steadiness.complete()).isTrue();
        assertThat(steadiness.verdicts().outcomes()).hasSize(2);
    }

    @Test
    void isMissingWhereATestIsRedAnyway() {
        Rejection rejection = rejection(new ScriptedRunner().with("a.ATest#first", before -> Outcome.FAILED));

        assertThat(rejection.code()).isEqualTo(KeptCode.ALREADY_FAILS);
        assertThat(rejection.evidence()).isEqualTo("a.ATest#first is red in natural order");
    }

    @Test
    void isMissingWhereATestNeedsAnother() {
        Rejection rejection = rejection(new ScriptedRunner()
                .with("a.ATest#first")
                .with("a.ATest#second", before -> before.contains(FIRST) ? Outcome.PASSED : Outcome.FAILED));

        assertThat(rejection.code()).isEqualTo(KeptCode.ALREADY_ORDER_DEPENDENT);
        assertThat(rejection.evidence()).isEqualTo("a.ATest#second is red alone");
        assertThat(rejection.order()).contains(TestOrder.of("a.ATest#second"));
    }

    @Test
    void isMissingWhereATestIsRedByChance() {
        AtomicInteger runs = new AtomicInteger();
        Rejection rejection = rejection(new ScriptedRunner()
                .with("a.ATest#first")
                .with("a.ATest#second", before -> runs.getAndIncrement() % 4 == 1 ? Outcome.FAILED : Outcome.PASSED));

        assertThat(rejection.code()).isEqualTo(KeptCode.FLAKY);
    }

    @Test
    void isNotKnownWhereTimeIsOver() {
        Steadiness steadiness = of(new ScriptedRunner().with("a.ATest#first").with("a.ATest#second"), true);

        assertThat(steadiness.objection()).isEmpty();
        assertThat(steadiness.complete()).isFalse();
    }

    private static Rejection rejection(ScriptedRunner runner) {
        return of(runner, false).objection().orElseThrow();
    }

    private static Steadiness of(ScriptedRunner runner, boolean isOver) {
        ClassOrders orders = ClassOrders.of(runner.catalog(), Set.of(), List.of("a.ATest"));
        return Steadiness.of(orders, runner, new OrderCheck(1, () -> isOver), Isolation.RESET);
    }
}
