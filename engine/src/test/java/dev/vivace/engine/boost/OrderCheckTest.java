package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.OrderCheck.Checked;
import dev.vivace.engine.boost.OrderCheck.Red;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class OrderCheckTest {

    private static final TestId POLLUTER = TestId.parse("a.ATest#pollutes");

    private final ScriptedRunner runner = new ScriptedRunner()
            .with("a.ATest#pollutes")
            .with("a.ATest#victim", before -> before.contains(POLLUTER) ? Outcome.FAILED : Outcome.PASSED)
            .with("a.ATest#crashes", before -> Outcome.CRASHED)
            .with("a.ATest#plain");

    @Test
    void tellsWhichTestIsRedInWhichOrder() {
        TestOrder good = TestOrder.of("a.ATest#victim", "a.ATest#pollutes");
        TestOrder bad = TestOrder.of("a.ATest#pollutes", "a.ATest#plain", "a.ATest#victim");

        Checked checked = check(() -> false).of(List.of(good, bad), order -> runner.run(order, RunListener.NONE));

        assertThat(checked).isEqualTo(new Checked(List.of(new Red(bad, Set.of(TestId.parse("a.ATest#victim")))), true));
        assertThat(checked.isGood()).isFalse();
    }

    @Test
    void countsTestsThatDoNotGetTheirTurnAsRed() {
        Checked checked = check(() -> false)
                .of(
                        List.of(TestOrder.of("a.ATest#crashes", "a.ATest#plain")),
                        order -> runner.run(order, RunListener.NONE));

        assertThat(checked.tests()).containsExactly(TestId.parse("a.ATest#crashes"), TestId.parse("a.ATest#plain"));
    }

    @Test
    void saysWhereNotAllOrdersRan() {
        List<TestOrder> three = Collections.nCopies(3, TestOrder.of("a.ATest#plain"));

        Checked checked = check(() -> true).of(three, order -> runner.run(order, RunListener.NONE));

        assertThat(checked.complete()).isFalse();
        assertThat(checked.isGood()).isFalse();
    }

    @Test
    void endsAFailingOrderWithItsFirstRedTest() {
        Red red = new Red(
                TestOrder.of("a.ATest#plain", "a.ATest#victim", "a.ATest#pollutes"),
                Set.of(TestId.parse("a.ATest#victim")));

        assertThat(red.upToFirst()).isEqualTo(TestOrder.of("a.ATest#plain", "a.ATest#victim"));
    }

    private static OrderCheck check(BooleanSupplier isOver) {
        return new OrderCheck(2, isOver);
    }
}
