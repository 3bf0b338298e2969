package dev.vivace.engine.suite;

import static dev.vivace.engine.suite.Contexts.fails;
import static dev.vivace.engine.suite.Contexts.failsAtFirst;
import static dev.vivace.engine.suite.Contexts.labels;
import static dev.vivace.engine.suite.Contexts.passes;
import static dev.vivace.engine.suite.Contexts.skips;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.ScriptedRunner.Script;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Verdicts where classes run side by side: what is red there is asked again with nothing beside it. */
class SideBySideRunTest {

    private final Contexts contexts = new Contexts();

    @Test
    void neverBlamesATestForWhatRanBesideIt() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#raced", failsAtFirst(), passes(), passes());
        SuiteLog log = contexts.run(sideBySide(0));
        TestVerdict verdict = log.verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(verdict.flags()).containsExactly("raced");
        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.PARALLEL, Stage.ALONE, Stage.CLASS);
        assertThat(log.taints()).isEmpty();
    }

    @Test
    void tellsARaceFromWhatAResetCouldNotUndo() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), passes(), passes());
        SuiteLog log = contexts.run(sideBySide(0));

        assertThat(labels(log)).containsExactly("A#a passed", "B#b passed");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("B");
        assertThat(log.races()).isEmpty();
    }

    @Test
    void tellsARaceFromATestThatNeedsItsClass() {
        Script afterSetUp = before -> before.isEmpty() ? Outcome.FAILED : Outcome.PASSED;
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#setUp", passes(), passes(), passes())
                .add("B#needy", failsAtFirst(), afterSetUp, passes());
        SuiteLog log = contexts.run(sideBySide(0));
        TestVerdict verdict = log.verdicts().get(2);

        assertThat(verdict.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(verdict.flags()).containsExactly("needs-its-class");
        assertThat(log.races()).isEmpty();
        assertThat(log.taints()).isEmpty();
    }

    @Test
    void seesARaceInAClassThatIsRedForAnotherReason() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#raced", failsAtFirst(), passes(), passes())
                .add("B#red", fails(), fails(), fails());
        SuiteLog log = contexts.run(sideBySide(0));

        assertThat(labels(log)).containsExactly("A#a passed", "B#raced passed", "B#red failed");
        assertThat(log.verdicts().get(1).flags()).containsExactly("raced");
        assertThat(log.taints()).isEmpty();
    }

    @Test
    void asksOneTestAloneOfThoseThatAreRedWithTheSameWords() {
        contexts.add("A#a", passes(), passes(), passes());
        IntStream.range(0, 5).forEach(i -> contexts.add("B#b" + i, failsAtFirst(), passes(), passes()));
        SuiteLog log = contexts.run(sideBySide(0));

        assertThat(log.verdicts().subList(1, 6))
                .extracting(TestVerdict::outcome)
                .containsOnly(Outcome.PASSED);
        assertThat(log.verdicts().stream()
                        .flatMap(verdict -> verdict.attempts().stream())
                        .filter(attempt -> attempt.stage() == Stage.ALONE))
                .hasSize(1);
    }

    @Test
    void runsSideBySideSeveralTimes() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), passes(), passes());

        assertThat(contexts.run(sideBySide(0).times(3)).verdicts())
                .allSatisfy(verdict -> assertThat(verdict.attempts()).hasSize(3));
    }

    @Test
    void isRedBesideOthersWhereBothContextsAre() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), fails());

        assertThat(labels(contexts.run(sideBySide(0)))).containsExactly("A#a passed", "B#b failed");
    }

    @Test
    void goesOnWhereTheTestThatMadeItStopIsNotRedAfterAll() {
        contexts.add("A#raced", failsAtFirst(), passes(), passes())
                .add("B#red", fails(), fails(), fails())
                .add("C#c", passes(), passes(), passes())
                .add("D#d", passes(), passes(), passes());

        assertThat(labels(contexts.run(sideBySide(2))))
                .contains("A#raced passed", "B#red failed", "C#c passed", "D#d passed");
    }

    @Test
    void losesNoTestWhereThoseThatMadeItStopAreNotRedAfterAll() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b1", fails(), fails(), passes())
                .add("B#b2", fails(), fails(), passes())
                .add("C#c", fails(), fails(), fails())
                .add("D#d", passes(), passes(), passes());

        assertThat(labels(contexts.run(sideBySide(2))))
                .containsExactlyInAnyOrder("A#a passed", "B#b1 passed", "B#b2 passed", "C#c failed", "D#d passed");
    }

    @Test
    void asksATestAgainThatSkippedItselfBesideOthers() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#skips", skips(), passes(), passes())
                .add("C#skips", skips(), skips(), passes());

        assertThat(labels(contexts.run(sideBySide(0))))
                .containsExactly("A#a passed", "B#skips passed", "C#skips skipped");
    }

    @Test
    void believesATestThatIsKnownToSkipItself() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#skips", skips(), passes(), passes());
        SideBySide knowing = new SideBySide(2, Map.of(), Set.of(), Set.of(TestId.parse("B#skips")), false);

        assertThat(labels(contexts.run(
                        new SuitePlan(contexts.classes(), Isolation.RESET, Set.of(), Set.of(), knowing, 0, 0))))
                .containsExactly("A#a passed", "B#skips skipped");
    }

    @Test
    void measuresItsPaceWithoutWhatIsOnlyAskedAtTheEnd() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#needy", passes(), passes(), passes());
        SuitePlan plan = sideBySide(0);
        List<TestOrder> parts = plan.parts();
        SuiteLog log = contexts.run(new SuitePlan(
                parts,
                plan.isolation(),
                plan.ownJvm(),
                plan.audited(),
                plan.sideBySide(),
                plan.concurrency(),
                plan.expectedRed(),
                Map.of(parts.get(1), List.of(parts.get(0))),
                plan.inOrder(),
                plan.stages(),
                plan.suite(),
                plan.reruns(),
                plan.stopAfterRed()));

        assertThat(labels(log)).containsExactly("A#a passed", "B#needy passed");
        assertThat(log.pace().orElseThrow().tests()).isEqualTo(1);
    }

    @Test
    void isRedAfterItsNeighboursThoughGreenAlone() {
        addVictim();
        TestVerdict verdict = contexts.run(sideBySide(0)).verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.stage() + " " + attempt.result().outcome())
                .containsExactly("PARALLEL FAILED", "ALONE PASSED", "CLASS FAILED");
    }

    @Test
    void isGreenWithTheStagesOfThePaperWhereItIsGreenAlone() {
        addVictim();
        SuiteLog log = contexts.run(inStagesOfThePaper());

        assertThat(labels(log)).containsExactlyInAnyOrder("A#pollutes passed", "A#victim passed");
        assertThat(log.verdicts())
                .flatExtracting(TestVerdict::attempts)
                .extracting(attempt -> attempt.result().id() + " " + attempt.stage() + " "
                        + attempt.result().outcome())
                .containsExactlyInAnyOrder(
                        "A#pollutes PARALLEL PASSED", "A#victim PARALLEL FAILED", "A#victim ALONE PASSED");
    }

    private void addVictim() {
        Script victim = before -> before.isEmpty() ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#pollutes", passes(), passes(), passes()).add("A#victim", victim, victim, victim);
    }

    @Test
    void asksNoClassWhileTheJvmOfAnotherStillWaits() {
        contexts.add("A#a", failsAtFirst(), contexts.needsIdleJvmsGone(), passes())
                .add("B#b", failsAtFirst(), contexts.needsIdleJvmsGone(), passes());
        SuiteLog log = contexts.run(sideBySide(0));

        assertThat(labels(log)).containsExactly("A#a passed", "B#b passed");
        assertThat(log.needEarlierClasses()).isEmpty();
    }

    @Test
    void asksOnlySomeAloneWhereManyAreRed() {
        for (int i = 0; i < 60; i++) {
            contexts.add("C" + i + "#test", failsAtFirst(), passes(), passes());
        }
        SuiteLog log = contexts.run(sideBySide(0));

        assertThat(log.red()).isEmpty();
        assertThat(log.verdicts())
                .filteredOn(verdict -> verdict.attempts().stream().anyMatch(attempt -> attempt.stage() == Stage.ALONE))
                .hasSize(50);
    }

    private SuitePlan inStagesOfThePaper() {
        SuitePlan sound = sideBySide(0);
        return new SuitePlan(
                sound.parts(),
                sound.isolation(),
                sound.ownJvm(),
                sound.audited(),
                sound.sideBySide(),
                sound.concurrency(),
                sound.expectedRed(),
                sound.after(),
                sound.inOrder(),
                Stages.PAPER,
                sound.suite(),
                sound.reruns(),
                sound.stopAfterRed());
    }

    private SuitePlan sideBySide(int stopAfterRed) {
        return new SuitePlan(
                contexts.classes(), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(2), 0, stopAfterRed);
    }
}
