package dev.vivace.engine.stories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryDifference;
import dev.vivace.engine.model.StoryDifference.Kind;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import dev.vivace.engine.run.ScriptedRunner.Script;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Two classes of stories, of which the second one's test does as a script says. */
class StoryCheckTest {

    private static final String SAFE = "Cart#test";
    private static final String LAST = "Order#test";

    @Test
    void findsNothingWhereVerdictsAreAlwaysTheSame() {
        StoryCheckResult result = check(before -> Outcome.PASSED, before -> Outcome.PASSED);

        assertThat(result.differences()).isEmpty();
        assertThat(result.tests()).isEqualTo(3);
    }

    @Test
    void blamesReuseForWhatHappensOnlyThere() {
        assertThat(check(before -> Outcome.PASSED, StoryCheckTest::redAfterSafe).differences())
                .containsExactly(difference(Kind.REUSE, Reuse.PREFIX));
    }

    @Test
    void blamesTheOrderForWhatHappensWithoutReuseToo() {
        Script redBehind = StoryCheckTest::redAfterSafe;

        assertThat(check(redBehind, redBehind).differences()).singleElement().satisfies(found -> {
            assertThat(found.kind()).isEqualTo(Kind.ORDER);
            assertThat(found.reuse()).isEqualTo(Reuse.OFF);
            assertThat(found.red()).isFalse();
            assertThat(found.others()).isEmpty();
        });
    }

    @Test
    void blamesChanceForWhatIsNotSeenAgain() {
        AtomicInteger count = new AtomicInteger();

        assertThat(check(
                                before -> Outcome.PASSED,
                                before -> count.getAndIncrement() == 0 ? Outcome.FAILED : Outcome.PASSED)
                        .differences())
                .extracting(StoryDifference::kind)
                .containsExactly(Kind.CHANCE);
    }

    private static Outcome redAfterSafe(List<TestId> before) {
        return before.contains(TestId.parse(SAFE)) ? Outcome.FAILED : Outcome.PASSED;
    }

    private static StoryDifference difference(Kind kind, Reuse reuse) {
        return new StoryDifference(
                TestId.parse(LAST),
                kind,
                true,
                reuse,
                TestOrder.of(SAFE, LAST),
                "java.lang.AssertionError: " + LAST + " is failed by its script");
    }

    private static StoryCheckResult check(Script withoutReuse, Script withReuse) {
        ScriptedRunner off = runner(withoutReuse);
        ScriptedRunner prefix = runner(withReuse);
        StoryOrders orders = new StoryOrders(
                new StorySamples()
                        .with("Cart")
                        .with("Order", "Cart")
                        .with("Shop")
                        .plan(),
                off.catalog());
        return new StoryCheck(orders, reuse -> reuse == Reuse.OFF ? off : prefix, SearchListener.NONE, () -> false)
                .run(3, 42);
    }

    private static ScriptedRunner runner(Script last) {
        return new ScriptedRunner().with(SAFE).with("Shop#test").with(LAST, last);
    }
}
