package dev.vivace.engine.suite;

import static dev.vivace.engine.suite.Contexts.fails;
import static dev.vivace.engine.suite.Contexts.failsAtFirst;
import static dev.vivace.engine.suite.Contexts.labels;
import static dev.vivace.engine.suite.Contexts.passes;
import static dev.vivace.engine.suite.Contexts.skips;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Verdicts where state is forgotten between classes: two clean contexts decide. */
class IsolatedSuiteRunTest {

    private final Contexts contexts = new Contexts();

    @Test
    void believesWhatIsGreen() {
        contexts.add("A#a", passes(), passes(), fails()).add("B#b", passes(), fails(), fails());

        assertThat(labels(contexts.run(plan()))).containsExactly("A#a passed", "B#b passed");
    }

    @Test
    void neverBlamesATestForWhatOnlyAResetShows() {
        contexts.add("A#a", fails(), passes(), passes());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactly("A#a passed");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("A");
        assertThat(contexts.told()).containsExactly("A#a passed");
    }

    @Test
    void asksInANewJvmWhenTheOneBeforeHasEnded() {
        contexts.add("A#a", fails(), contexts.needsIdleJvmsGone(), fails());

        assertThat(labels(contexts.run(plan()))).containsExactly("A#a passed");
    }

    @Test
    void asksATestAgainThatSkippedItselfAfterAReset() {
        contexts.add("A#skips", skips(), passes(), passes()).add("B#always", skips(), skips(), skips());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactly("A#skips passed", "B#always skipped");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("A");
    }

    @Test
    void isRedWhereBothContextsAre() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), fails());
        TestVerdict verdict = contexts.run(plan()).verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.PARALLEL, Stage.CLASS, Stage.SUITE);
    }

    @Test
    void flagsATestThatNeedsEarlierClasses() {
        Script afterA = before -> before.contains(TestId.parse("A#a")) ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), afterA);
        TestVerdict verdict = contexts.run(plan()).verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(verdict.flags()).containsExactly("needs-earlier-classes");
    }

    @Test
    void doesNotStopForATestThatNeedsEarlierClasses() {
        Script afterA = before -> before.contains(TestId.parse("A#a")) ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", fails(), fails(), afterA)
                .add("C#c", passes(), passes(), passes())
                .add("D#red", fails(), fails(), fails())
                .add("E#never", passes(), passes(), passes());
        SuitePlan stopping =
                new SuitePlan(contexts.classes(), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(1), 0, 1);

        assertThat(labels(contexts.run(stopping)))
                .containsExactly("A#a passed", "B#b passed", "C#c passed", "D#red failed", "E#never skipped");
    }

    @Test
    void looksForEarlierClassesOutsideOfThePlan() {
        Script afterA = before -> before.contains(TestId.parse("A#a")) ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), afterA);
        SuitePlan withoutA = new SuitePlan(
                List.of(TestOrder.of("B#b")), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(1), 0, 0);

        assertThat(labels(contexts.run(withoutA))).containsExactly("B#b passed");
    }

    @Test
    void doesNotRunTheSuiteForItsFirstClass() {
        contexts.add("A#a", fails(), fails(), passes()).add("B#b", passes(), passes(), passes());

        assertThat(labels(contexts.run(plan()))).containsExactly("A#a failed", "B#b passed");
    }

    @Test
    void asksTheSuiteInAJvmForEachClassWhereTheProjectHasThem() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#red", fails(), fails(), passes())
                .add("C#needsFiles", fails(), failsAtFirst(2), fails());

        assertThat(labels(contexts.run(inJvmForEach())))
                .containsExactly("A#a passed", "B#red failed", "C#needsFiles passed");
        assertThat(contexts.stages()).containsExactly("class 2", "suite 3");
    }

    @Test
    void tellsWhatIsAskedAgainAndWhere() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", fails(), fails(), fails())
                .add("C#c", passes(), passes(), passes());
        contexts.run(plan(2));

        assertThat(contexts.stages()).containsExactly("class 1", "suite 2");
    }

    @Test
    void believesTheNewJvmAboutEveryTestOfARedClass() {
        contexts.add("A#first", passes(), passes(), passes())
                .add("B#red", fails(), passes(), passes())
                .add("B#green", passes(), fails(), fails());

        assertThat(labels(contexts.run(plan()))).containsExactly("A#first passed", "B#red passed", "B#green failed");
    }

    @Test
    void survivesAWorkerThatIsLostWhileStateWasReset() {
        contexts.add("A#a", before -> Outcome.CRASHED, passes(), passes());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactly("A#a passed");
        assertThat(log.losses()).isEmpty();
    }

    @Test
    void givesAClassThatIsKnownForItAJvmOfItsOwn() {
        contexts.add("A#a", fails(), passes(), passes());
        SuitePlan plan = new SuitePlan(
                List.of(TestOrder.of("A#a")),
                Isolation.RESET,
                Set.of(TestOrder.of("A#a")),
                Set.of(),
                SideBySide.lanes(1),
                0,
                0);
        TestVerdict verdict = contexts.run(plan).verdicts().get(0);

        assertThat(verdict.attempts()).hasSize(1);
        assertThat(verdict.isFlaky()).isFalse();
    }

    @Test
    void findsAFailureThatAResetHidesWhereItAudits() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), fails(), fails());
        SuiteLog log = contexts.run(audited());

        assertThat(labels(log)).containsExactly("A#a passed", "B#b failed");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("B");
        assertThat(log.verdicts().get(0).attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.PARALLEL, Stage.AUDIT);
    }

    @Test
    void learnsThatAResetLetsATestRunWhichSkipsItselfOtherwise() {
        contexts.add("A#a", passes(), skips(), passes());
        SuiteLog log = contexts.run(audited());

        assertThat(labels(log)).containsExactly("A#a skipped");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("A");
    }

    @Test
    void goesOnWhileItAudits() {
        CountDownLatch nextClass = new CountDownLatch(1);
        contexts.add("A#a", passes(), before -> isReached(nextClass) ? Outcome.PASSED : Outcome.FAILED, passes())
                .add(
                        "B#b",
                        before -> {
                            nextClass.countDown();
                            return Outcome.PASSED;
                        },
                        passes(),
                        passes());

        assertThat(labels(contexts.run(audited()))).containsExactly("A#a passed", "B#b passed");
    }

    private static boolean isReached(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void believesWhatANewJvmSaidJustBeforeItIsStopped() {
        contexts.add("A#red", fails(), contexts.stopsWith(Outcome.FAILED), fails())
                .add("B#never", passes(), passes(), passes());

        assertThat(labels(contexts.run(plan()))).containsExactly("A#red failed", "B#never skipped");
    }

    @Test
    void keepsWhatWasGreenWhenItIsStoppedWithinAClass() {
        contexts.add("A#green", passes(), passes(), passes())
                .add("A#cutOff", contexts.stopsWith(Outcome.CRASHED), passes(), passes())
                .add("B#never", passes(), passes(), passes());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactly("A#green passed", "A#cutOff skipped", "B#never skipped");
        assertThat(log.verdicts())
                .extracting(TestVerdict::flags)
                .containsExactly(Set.of(), Set.of("not-run"), Set.of("not-run"));
    }

    @Test
    void tellsOfRedTestsThatWereNotAskedAgainWhenItIsStopped() {
        contexts.add("A#many[1]", passes(), passes(), passes())
                .add("A#many[2]", fails(), passes(), passes())
                .add("A#last", contexts.stopsWith(Outcome.PASSED), passes(), passes())
                .add("B#never", passes(), passes(), passes());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log))
                .containsExactlyInAnyOrder("A#many[1] passed", "A#last passed", "A#many[2] skipped", "B#never skipped");
        assertThat(log.unconfirmed()).containsExactly(TestId.parse("A#many[2]"));
    }

    @Test
    void tellsWhatATestDidThatWasNotAskedAgainWhenItIsStopped() {
        contexts.add("A#red", fails(), fails(), fails())
                .add("A#last", contexts.stopsWith(Outcome.PASSED), passes(), passes());
        TestVerdict verdict = contexts.run(plan()).verdicts().stream()
                .filter(TestVerdict::isUnconfirmed)
                .findFirst()
                .orElseThrow();

        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.result().outcome())
                .containsExactly(Outcome.FAILED, Outcome.SKIPPED);
        assertThat(verdict.result().skipReason()).hasValue("red where it may not count; where it counts, stopped");
    }

    @Test
    void leavesOpenWhatIsRedInItsClassWhenItIsStoppedBeforeTheSuiteIsAsked() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", fails(), contexts.stopsWith(Outcome.FAILED), fails());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactly("A#a passed", "B#b skipped");
        assertThat(log.unconfirmed()).containsExactly(TestId.parse("B#b"));
    }

    @Test
    void believesTheSuiteAboutWhatItWasAskedBeforeItIsStopped() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#b", fails(), fails(), fails())
                .add("C#c", passes(), passes(), contexts.stopsWith(Outcome.CRASHED))
                .add("D#d", fails(), fails(), fails());
        SuiteLog log = contexts.run(plan());

        assertThat(labels(log)).containsExactlyInAnyOrder("A#a passed", "B#b failed", "C#c passed", "D#d skipped");
        assertThat(log.unconfirmed()).containsExactly(TestId.parse("D#d"));
    }

    private SuitePlan plan() {
        return plan(1);
    }

    private SuitePlan plan(int lanes) {
        return new SuitePlan(contexts.classes(), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(lanes), 0, 0);
    }

    private SuitePlan inJvmForEach() {
        return new SuitePlan(
                contexts.classes(),
                Isolation.RESET,
                Set.of(),
                Set.of(),
                SideBySide.lanes(2),
                Concurrency.NONE,
                Set.of(),
                Map.of(),
                Set.of(),
                Stages.SOUND,
                Optional.of(Isolation.PROCESS),
                0,
                0);
    }

    private SuitePlan audited() {
        return new SuitePlan(
                contexts.classes(),
                Isolation.RESET,
                Set.of(),
                Set.copyOf(contexts.classes()),
                SideBySide.lanes(1),
                0,
                0);
    }
}
