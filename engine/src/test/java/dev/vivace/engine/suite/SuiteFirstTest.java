package dev.vivace.engine.suite;

import static dev.vivace.engine.suite.Contexts.fails;
import static dev.vivace.engine.suite.Contexts.labels;
import static dev.vivace.engine.suite.Contexts.passes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Verdicts where the suite runs as it is before classes are asked alone. */
class SuiteFirstTest {

    private final Contexts contexts = new Contexts();

    @Test
    void asksNobodyAgainWhoIsGreenAndWasSo() {
        contexts.add("A#a", fails(), fails(), passes())
                .add("B#b", fails(), fails(), passes())
                .add("C#c", fails(), passes(), passes());
        SuiteLog log = contexts.run(expectingRed("C"));

        assertThat(labels(log)).containsExactly("A#a passed", "B#b passed", "C#c passed");
        assertThat(stages(log)).containsExactly(List.of(Stage.CLASS), List.of(Stage.SUITE), List.of(Stage.CLASS));
        assertThat(contexts.told()).containsExactly("A#a passed", "B#b passed", "C#c passed");
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
        assertThat(contexts.stages()).containsExactly("class 1");
    }

    @Test
    void asksAClassAloneInWhichNobodyExpectedRedTests() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", passes(), passes(), fails())
                .add("C#c", passes(), fails(), fails());
        SuiteLog log = contexts.run(expectingRed("C"));
        TestVerdict broken = log.verdicts().get(1);

        assertThat(labels(log)).containsExactly("A#a passed", "B#b passed", "C#c failed");
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

    @Test
    void asksNobodyTwiceWhoRunsFirst() {
        contexts.add("A#a", passes(), passes(), fails()).add("B#b", passes(), fails(), fails());
        SuiteLog log = contexts.run(expectingRed("B"));

        assertThat(labels(log)).containsExactly("A#a failed", "B#b failed");
        assertThat(contexts.told()).containsExactly("A#a failed", "B#b failed");
    }

    @Test
    void asksATestAgainThatSkipsItselfAfterOthers() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", passes(), passes(), before -> Outcome.SKIPPED)
                .add("C#c", passes(), fails(), fails());

        assertThat(labels(contexts.run(expectingRed("C")))).containsExactly("A#a passed", "B#b passed", "C#c failed");
    }

    @Test
    void believesTheSuiteAboutClassesAskedBeforeItIsStopped() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#needy", passes(), fails(), passes())
                .add("C#last", passes(), contexts.stopsWith(Outcome.FAILED), fails())
                .add("D#unasked", passes(), fails(), fails());
        SuiteLog log = contexts.run(expectingRed("B", "C", "D"));

        assertThat(labels(log)).containsExactly("A#a passed", "B#needy passed", "C#last failed", "D#unasked skipped");
        assertThat(log.unconfirmed()).containsExactly(TestId.parse("D#unasked"));
    }

    private static List<List<Stage>> stages(SuiteLog log) {
        return log.verdicts().stream()
                .map(verdict -> verdict.attempts().stream().map(Attempt::stage).toList())
                .toList();
    }

    private SuitePlan expectingRed(String... classNames) {
        Set<TestOrder> red = contexts.classes().stream()
                .filter(part -> List.of(classNames).contains(part.tests().get(0).className()))
                .collect(Collectors.toSet());
        return new SuitePlan(
                contexts.classes(),
                Isolation.RESET,
                Set.of(),
                Set.of(),
                SideBySide.lanes(2),
                Concurrency.NONE,
                red,
                Map.of(),
                Set.of(),
                Stages.SOUND,
                Optional.of(Isolation.NONE),
                0,
                0);
    }
}
