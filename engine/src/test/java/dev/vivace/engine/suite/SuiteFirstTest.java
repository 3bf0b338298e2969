package dev.vivace.engine.suite;

import static dev.vivace.engine.suite.Contexts.fails;
import static dev.vivace.engine.suite.Contexts.labels;
import static dev.vivace.engine.suite.Contexts.passes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Verdicts where the suite runs as it is before classes are asked alone. */
class SuiteFirstTest {

    private final Contexts contexts = new Contexts();

    @Test
    void runsNothingAgainWhereNothingIsRed() {
        contexts.add("A#a", fails(), fails(), passes()).add("B#b", fails(), passes(), passes());
        SuiteLog log = contexts.run(expectingRed("B"));

        assertThat(labels(log)).containsExactly("A#a passed", "B#b passed");
        assertThat(log.verdicts().get(0).attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.SUITE);
        assertThat(contexts.told()).containsExactly("A#a passed", "B#b passed");
    }

    @Test
    void isRedWhereBothContextsAre() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), fails(), fails());
        SuiteLog log = contexts.run(expectingRed("B"));

        assertThat(labels(log)).containsExactly("A#a passed", "B#b failed");
        assertThat(log.verdicts().get(1).deciding())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.CLASS);
        assertThat(contexts.told()).containsExactly("A#a passed", "B#b failed");
    }

    @Test
    void asksAClassAloneInWhichNobodyExpectedRedTests() {
        contexts.add("A#a", passes(), passes(), fails()).add("B#b", passes(), fails(), fails());
        SuiteLog log = contexts.run(expectingRed("B"));
        TestVerdict broken = log.verdicts().get(0);

        assertThat(labels(log)).containsExactly("A#a passed", "B#b failed");
        assertThat(broken.flags()).containsExactly("broken-by-earlier-classes");
        assertThat(broken.passedOnlyAgain()).isFalse();
        assertThat(log.taints()).isEmpty();
    }

    @Test
    void stillFlagsATestThatNeedsEarlierClasses() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), fails(), passes());
        TestVerdict needy = contexts.run(expectingRed("B")).verdicts().get(1);

        assertThat(needy.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(needy.flags()).containsExactly("needs-earlier-classes");
        assertThat(contexts.told()).containsExactly("A#a passed", "B#b passed");
    }

    @Test
    void goesOnAfterATestThatEndsItsJvm() {
        contexts.add("A#a", passes(), before -> Outcome.CRASHED, before -> Outcome.CRASHED)
                .add("B#b", passes(), passes(), passes());

        assertThat(labels(contexts.run(expectingRed("A")))).containsExactly("A#a crashed", "B#b passed");
    }

    @Test
    void accountsForEveryTestWhenItIsStopped() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("A#cutOff", passes(), passes(), contexts.stopsWith(Outcome.CRASHED))
                .add("B#never", passes(), fails(), fails());

        assertThat(labels(contexts.run(expectingRed("B"))))
                .containsExactly("A#a passed", "A#cutOff skipped", "B#never skipped");
    }

    private SuitePlan expectingRed(String className) {
        Set<TestOrder> red = contexts.classes().stream()
                .filter(part -> part.tests().get(0).className().equals(className))
                .collect(Collectors.toSet());
        return new SuitePlan(
                contexts.classes(),
                Isolation.RESET,
                Set.of(),
                Set.of(),
                SideBySide.lanes(2),
                Concurrency.NONE,
                red,
                Set.of(),
                Stages.SOUND,
                0,
                0);
    }
}
