package dev.vivace.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SuiteRunTest {

    @Test
    void givesEveryTestItsVerdict() {
        ScriptedRunner runner = new ScriptedRunner()
                .with("A#green")
                .with("A#red", before -> Outcome.FAILED)
                .with("B#green");

        assertThat(verdicts(runner, plan("A#green", "A#red", "B#green")))
                .containsExactly("A#green passed", "A#red failed", "B#green passed");
    }

    @Test
    void tellsRunnersHowLongPartsTakeInTheSequenceInWhichTheyStart() {
        ScriptedRunner runner = new ScriptedRunner().with("A#a").with("B#b").with("C#c");
        Map<String, Duration> known = Map.of("A", Duration.ofSeconds(1), "C", Duration.ofSeconds(9));
        List<TestOrder> parts = List.of(TestOrder.of("A#a"), TestOrder.of("B#b"), TestOrder.of("C#c"));
        SideBySide lanes = new SideBySide(2, known, Set.of(), Set.of(), false);
        run(runner, new SuitePlan(parts, Isolation.PROCESS, Set.of(), Set.of(), lanes, 0, 0));

        // Of B nothing is known: it counts as the average.
        assertThat(runner.expected())
                .containsExactly(Duration.ofSeconds(9), Duration.ofSeconds(5), Duration.ofSeconds(1));
    }

    @Test
    void knowsInvocationsThatRanFromThoseThatDidNot() {
        ScriptedRunner runner = new ScriptedRunner().with("A#many[1]").with("A#many[2]", before -> Outcome.FAILED);

        assertThat(verdicts(runner, plan("A#many[1]", "A#many[2]")))
                .containsExactly("A#many[1] passed", "A#many[2] failed");
    }

    @Test
    void runsTheRestInANewWorkerWhenOneIsLost() {
        ScriptedRunner runner = new ScriptedRunner()
                .with("A#first")
                .with("A#crash", before -> Outcome.CRASHED)
                .with("B#fresh", before -> before.isEmpty() ? Outcome.PASSED : Outcome.FAILED)
                .with("C#hang", before -> Outcome.TIMED_OUT)
                .with("C#last");
        SuiteLog log = run(runner, plan("A#first", "A#crash", "B#fresh", "C#hang", "C#last"));

        assertThat(labels(log))
                .containsExactly(
                        "A#first passed", "A#crash crashed", "B#fresh passed", "C#hang timed-out", "C#last passed");
        assertThat(log.losses()).hasSize(2);
    }

    @Test
    void callsATestFlakyThatPassesWhenItIsRunAgain() {
        AtomicInteger times = new AtomicInteger();
        ScriptedRunner runner = new ScriptedRunner()
                .with("A#flaky", before -> times.incrementAndGet() < 3 ? Outcome.FAILED : Outcome.PASSED);
        TestVerdict verdict =
                run(runner, withReruns(5, plan("A#flaky"))).verdicts().get(0);

        assertThat(verdict.isFlaky()).isTrue();
        assertThat(verdict.attempts()).hasSize(3);
    }

    @Test
    void keepsATestRedThatFailsInEveryRerun() {
        ScriptedRunner runner = new ScriptedRunner().with("A#red", before -> Outcome.FAILED);

        assertThat(verdicts(runner, withReruns(2, plan("A#red")))).containsExactly("A#red failed");
    }

    @Test
    void flagsATestThatDiffersBetweenRunsAndKeepsItRed() {
        AtomicInteger times = new AtomicInteger();
        ScriptedRunner runner = new ScriptedRunner()
                .with("A#moody", before -> times.getAndIncrement() == 1 ? Outcome.FAILED : Outcome.PASSED);
        TestVerdict verdict = run(runner, plan("A#moody").times(3)).verdicts().get(0);

        assertThat(verdict.outcome()).isEqualTo(Outcome.FAILED);
        assertThat(verdict.flags()).containsExactly("nondeterministic");
    }

    @Test
    void startsNoFurtherPartAfterEnoughRedTestsButForgetsNoTest() {
        ScriptedRunner runner = new ScriptedRunner()
                .with("A#red", before -> Outcome.FAILED)
                .with("A#same")
                .with("B#later");
        SuitePlan plan = new SuitePlan(List.of(TestOrder.of("A#red", "A#same"), TestOrder.of("B#later")), 1, 0, 1);

        assertThat(verdicts(runner, plan)).containsExactly("A#red failed", "A#same passed", "B#later skipped");
    }

    @Test
    void runsPartsSideBySide() {
        ScriptedRunner runner = new ScriptedRunner().with("A#a").with("B#b").with("C#c");
        SuitePlan plan = new SuitePlan(List.of(TestOrder.of("A#a"), TestOrder.of("B#b"), TestOrder.of("C#c")), 2, 0, 0);

        assertThat(verdicts(runner, plan)).containsExactly("A#a passed", "B#b passed", "C#c passed");
    }

    @Test
    void tellsOfTestsThatAHaltedRunDidNotReach() {
        ScriptedRunner runner = new ScriptedRunner().with("A#a");
        Halt halt = new Halt(Outcome.TIMED_OUT, "took too long");
        SuiteLog log =
                new SuiteRun(runner, plan("A#a"), RunListener.NONE, () -> Optional.of(halt)).run(runner.catalog());

        assertThat(labels(log)).containsExactly("A#a timed-out");
    }

    @Test
    void keepsTheResultsOfARunThatIsClosedBeforeItsLastPartBegins() {
        ScriptedRunner runner = new ScriptedRunner();
        runner.with("A#a", before -> {
                    runner.close();
                    return Outcome.PASSED;
                })
                .with("B#b");
        TestCatalog catalog = runner.catalog();
        Halt halt = new Halt(Outcome.TIMED_OUT, "took too long");
        AtomicInteger asked = new AtomicInteger();
        SuitePlan plan = new SuitePlan(List.of(TestOrder.of("A#a"), TestOrder.of("B#b")), 1, 0, 0);
        SuiteLog log = new SuiteRun(
                        runner,
                        plan,
                        RunListener.NONE,
                        () -> asked.incrementAndGet() < 4 ? Optional.empty() : Optional.of(halt))
                .run(catalog);

        assertThat(labels(log)).containsExactly("A#a passed", "B#b timed-out");
    }

    private static SuitePlan plan(String... ids) {
        return new SuitePlan(List.of(TestOrder.of(ids)), 1, 0, 0);
    }

    private static SuitePlan withReruns(int reruns, SuitePlan plan) {
        return new SuitePlan(plan.parts(), plan.lanes(), reruns, plan.stopAfterRed());
    }

    private static List<String> verdicts(ScriptedRunner runner, SuitePlan plan) {
        return labels(run(runner, plan));
    }

    private static SuiteLog run(ScriptedRunner runner, SuitePlan plan) {
        return new SuiteRun(runner, plan, RunListener.NONE, Optional::empty).run(runner.catalog());
    }

    private static List<String> labels(SuiteLog log) {
        return log.verdicts().stream()
                .map(verdict -> verdict.id() + " " + verdict.outcome().label())
                .toList();
    }
}
