package dev.vivace.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import dev.vivace.engine.run.ScriptedRunner.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Verdicts where state is forgotten between classes: two clean contexts decide. */
class IsolatedSuiteRunTest {

    private final Contexts contexts = new Contexts();
    private final AtomicReference<Optional<Halt>> halt = new AtomicReference<>(Optional.empty());

    @Test
    void believesWhatIsGreen() {
        contexts.add("A#a", passes(), passes(), fails()).add("B#b", passes(), fails(), fails());

        assertThat(labels()).containsExactly("A#a passed", "B#b passed");
    }

    @Test
    void neverBlamesATestForWhatOnlyAResetShows() {
        contexts.add("A#a", fails(), passes(), passes());
        SuiteLog log = run();

        assertThat(labels(log)).containsExactly("A#a passed");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("A");
        assertThat(contexts.told).containsExactly("A#a passed");
    }

    @Test
    void isRedWhereBothContextsAre() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), fails());
        TestVerdict verdict = run().verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.PARALLEL, Stage.CLASS, Stage.SUITE);
    }

    @Test
    void flagsATestThatNeedsEarlierClasses() {
        Script afterA = before -> before.contains(TestId.parse("A#a")) ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), afterA);
        TestVerdict verdict = run().verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.PASSED);
        assertThat(verdict.flags()).containsExactly("needs-earlier-classes");
    }

    @Test
    void looksForEarlierClassesOutsideOfThePlan() {
        Script afterA = before -> before.contains(TestId.parse("A#a")) ? Outcome.PASSED : Outcome.FAILED;
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), afterA);
        SuitePlan withoutA = new SuitePlan(
                List.of(TestOrder.of("B#b")), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(1), 0, 0);

        assertThat(labels(run(withoutA))).containsExactly("B#b passed");
    }

    @Test
    void doesNotRunTheSuiteForItsFirstClass() {
        contexts.add("A#a", fails(), fails(), passes()).add("B#b", passes(), passes(), passes());

        assertThat(labels()).containsExactly("A#a failed", "B#b passed");
    }

    @Test
    void believesTheNewJvmAboutEveryTestOfARedClass() {
        contexts.add("A#first", passes(), passes(), passes())
                .add("B#red", fails(), passes(), passes())
                .add("B#green", passes(), fails(), fails());

        assertThat(labels()).containsExactly("A#first passed", "B#red passed", "B#green failed");
    }

    @Test
    void survivesAWorkerThatIsLostWhileStateWasReset() {
        contexts.add("A#a", before -> Outcome.CRASHED, passes(), passes());
        SuiteLog log = run();

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
        TestVerdict verdict = run(plan).verdicts().get(0);

        assertThat(verdict.attempts()).hasSize(1);
        assertThat(verdict.isFlaky()).isFalse();
    }

    @Test
    void findsAFailureThatAResetHidesWhereItAudits() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), fails(), fails());
        SuiteLog log = run(audited());

        assertThat(labels(log)).containsExactly("A#a passed", "B#b failed");
        assertThat(log.taints()).extracting(Taint::className).containsExactly("B");
        assertThat(log.verdicts().get(0).attempts())
                .extracting(attempt -> attempt.stage())
                .containsExactly(Stage.PARALLEL, Stage.AUDIT);
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

        assertThat(labels(run(audited()))).containsExactly("A#a passed", "B#b passed");
    }

    private static boolean isReached(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void neverBlamesATestForWhatRanBesideIt() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#raced", failsAtFirst(), passes(), passes());
        SuiteLog log = run(sideBySide(0));
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
        SuiteLog log = run(sideBySide(0));

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
        SuiteLog log = run(sideBySide(0));
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
        SuiteLog log = run(sideBySide(0));

        assertThat(labels(log)).containsExactly("A#a passed", "B#raced passed", "B#red failed");
        assertThat(log.verdicts().get(1).flags()).containsExactly("raced");
        assertThat(log.taints()).isEmpty();
    }

    @Test
    void runsSideBySideSeveralTimes() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", passes(), passes(), passes());

        assertThat(run(sideBySide(0).times(3)).verdicts())
                .allSatisfy(verdict -> assertThat(verdict.attempts()).hasSize(3));
    }

    @Test
    void isRedBesideOthersWhereBothContextsAre() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#b", fails(), fails(), fails());

        assertThat(labels(run(sideBySide(0)))).containsExactly("A#a passed", "B#b failed");
    }

    @Test
    void goesOnWhereTheTestThatMadeItStopIsNotRedAfterAll() {
        contexts.add("A#raced", failsAtFirst(), passes(), passes())
                .add("B#red", fails(), fails(), fails())
                .add("C#c", passes(), passes(), passes())
                .add("D#d", passes(), passes(), passes());

        assertThat(labels(run(sideBySide(2)))).contains("A#raced passed", "B#red failed", "C#c passed", "D#d passed");
    }

    @Test
    void asksATestAgainThatSkippedItselfBesideOthers() {
        contexts.add("A#a", passes(), passes(), passes())
                .add("B#skips", before -> Outcome.SKIPPED, passes(), passes())
                .add("C#skips", before -> Outcome.SKIPPED, before -> Outcome.SKIPPED, passes());

        assertThat(labels(run(sideBySide(0)))).containsExactly("A#a passed", "B#skips passed", "C#skips skipped");
    }

    @Test
    void believesATestThatIsKnownToSkipItself() {
        contexts.add("A#a", passes(), passes(), passes()).add("B#skips", before -> Outcome.SKIPPED, passes(), passes());
        SideBySide knowing = new SideBySide(2, Map.of(), Set.of(), Set.of(TestId.parse("B#skips")));

        assertThat(labels(run(new SuitePlan(contexts.classes(), Isolation.RESET, Set.of(), Set.of(), knowing, 0, 0))))
                .containsExactly("A#a passed", "B#skips skipped");
    }

    @Test
    void isRedAfterItsNeighboursThoughGreenAlone() {
        addVictim();
        TestVerdict verdict = run(sideBySide(0)).verdicts().get(1);

        assertThat(verdict.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(verdict.attempts())
                .extracting(attempt -> attempt.stage() + " " + attempt.result().outcome())
                .containsExactly("PARALLEL FAILED", "ALONE PASSED", "CLASS FAILED");
    }

    @Test
    void isGreenWithTheStagesOfThePaperWhereItIsGreenAlone() {
        addVictim();
        SuiteLog log = run(inStagesOfThePaper());

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

    private SuitePlan inStagesOfThePaper() {
        SuitePlan sound = sideBySide(0);
        return new SuitePlan(
                sound.parts(),
                sound.isolation(),
                sound.ownJvm(),
                sound.audited(),
                sound.sideBySide(),
                sound.concurrency(),
                sound.inOrder(),
                Stages.PAPER,
                sound.reruns(),
                sound.stopAfterRed());
    }

    private static Script failsAtFirst() {
        AtomicInteger runs = new AtomicInteger();
        return before -> runs.getAndIncrement() == 0 ? Outcome.FAILED : Outcome.PASSED;
    }

    private SuitePlan sideBySide(int stopAfterRed) {
        return new SuitePlan(
                contexts.classes(), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(2), 0, stopAfterRed);
    }

    @Test
    void believesWhatANewJvmSaidJustBeforeItIsStopped() {
        contexts.add("A#red", fails(), stopsWith(Outcome.FAILED), fails()).add("B#never", passes(), passes(), passes());

        assertThat(labels(run())).containsExactly("A#red failed", "B#never skipped");
    }

    @Test
    void keepsWhatWasGreenWhenItIsStoppedWithinAClass() {
        contexts.add("A#green", passes(), passes(), passes())
                .add("A#cutOff", stopsWith(Outcome.CRASHED), passes(), passes())
                .add("B#never", passes(), passes(), passes());
        SuiteLog log = run();

        assertThat(labels(log)).containsExactly("A#green passed", "A#cutOff skipped", "B#never skipped");
        assertThat(log.verdicts())
                .extracting(TestVerdict::flags)
                .containsExactly(Set.of(), Set.of("not-run"), Set.of("not-run"));
    }

    /** The whole run is stopped while this test runs. */
    private Script stopsWith(Outcome outcome) {
        return before -> {
            halt.set(Optional.of(new Halt(Outcome.SKIPPED, "stopped")));
            return outcome;
        };
    }

    private static Script passes() {
        return before -> Outcome.PASSED;
    }

    private static Script fails() {
        return before -> Outcome.FAILED;
    }

    private List<String> labels() {
        return labels(run());
    }

    private static List<String> labels(SuiteLog log) {
        return log.verdicts().stream()
                .map(verdict -> verdict.id() + " " + verdict.outcome().label())
                .toList();
    }

    private SuiteLog run() {
        return run(plan());
    }

    private SuitePlan plan() {
        return new SuitePlan(contexts.classes(), Isolation.RESET, Set.of(), Set.of(), SideBySide.lanes(1), 0, 0);
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

    private SuiteLog run(SuitePlan plan) {
        RunListener listener = new RunListener() {
            @Override
            public void testFinished(TestResult result) {
                contexts.told.add(result.id() + " " + result.outcome().label());
            }
        };
        return new SuiteRun(contexts, plan, listener, halt::get).run(contexts.reset.catalog());
    }

    /** A script for each context: after a reset, in a new JVM, and in the suite's natural order. */
    private static final class Contexts implements Runners {

        private final ScriptedRunner reset = new ScriptedRunner();
        private final ScriptedRunner process = new ScriptedRunner();
        private final ScriptedRunner none = new ScriptedRunner();
        private final List<TestId> tests = new ArrayList<>();
        private final List<String> told = new ArrayList<>();

        Contexts add(String id, Script afterReset, Script alone, Script inSuite) {
            reset.with(id, afterReset);
            process.with(id, alone);
            none.with(id, inSuite);
            tests.add(TestId.parse(id));
            return this;
        }

        List<TestOrder> classes() {
            return tests.stream()
                    .map(TestId::className)
                    .distinct()
                    .map(name -> new TestOrder(tests.stream()
                            .filter(test -> test.className().equals(name))
                            .toList()))
                    .toList();
        }

        @Override
        public OrderRunner with(Isolation isolation) {
            return switch (isolation) {
                case RESET -> reset;
                case PROCESS -> process;
                case NONE, AUTO -> none;
            };
        }

        @Override
        public OrderRunner with(Isolation isolation, Concurrency concurrency) {
            return with(isolation);
        }

        @Override
        public OrderRunner inNewJvm() {
            return process.inNewJvm();
        }

        @Override
        public void dismissIdle() {}

        @Override
        public void close() {
            reset.close();
        }
    }
}
