package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs the parts of a plan, side by side as far as it says; what is doubtful then is settled when nothing runs any more.
 * Parts that have begun come to their end also where enough is red meanwhile: it may turn out not to be.
 */
final class PartRuns {

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Halting halting;
    private final Perseverance perseverance;
    private final Settlement settlement;
    private final PaceMeter meter;
    private List<Batch> waiting;

    PartRuns(Runners runners, SuitePlan plan, RunListener listener, Halting halting) {
        this.runners = runners;
        this.plan = plan;
        this.listener = listener;
        this.halting = halting;
        this.perseverance = new Perseverance(halting.unlimited());
        this.settlement = new Settlement(runners, plan, listener, halting);
        this.waiting = Batches.of(plan);
        this.meter = new PaceMeter(runners, plan);
    }

    /** What is known of a part when it has run. */
    private sealed interface Step {

        /** All. */
        record Settled(PartLog log) implements Step {}

        /** All, unless an audit is red: something may run beside that. */
        record Audited(Future<PartLog> log, Doubt otherwise) implements Step {}

        /** That something in it may not count. */
        record Doubtful(Doubt doubt) implements Step {}
    }

    /** What came of each part that was begun and had not been before, in the sequence of the plan. */
    List<PartLog> run() {
        Map<Integer, PartLog> logs = new TreeMap<>();
        while (!waiting.isEmpty() && halting.halted().isEmpty()) {
            waiting = runSome(waiting, logs);
        }
        return List.copyOf(logs.values());
    }

    /** Whether there are parts that were not begun. */
    boolean hasMore() {
        return !waiting.isEmpty();
    }

    /** Runs these batches, or as many as are needed to see that too many are red; the others are waiting still. */
    private List<Batch> runSome(List<Batch> batches, Map<Integer, PartLog> logs) {
        Schedule schedule = new Schedule(plan.sideBySide(), batches);
        Map<Integer, Step> steps = new ConcurrentSkipListMap<>();
        SortedMap<Integer, Doubt> doubts = new TreeMap<>();
        try (AuditLane audits =
                new AuditLane(plan.lanes() < Runtime.getRuntime().availableProcessors())) {
            inLanes(schedule, () -> serve(schedule, audits, steps));
            meter.ends(schedule);
            audits.runIsOver();
            steps.forEach((number, step) -> sort(number, step, logs, doubts));
        }
        halting.settle();
        logs.putAll(settlement.of(doubts));
        return schedule.left();
    }

    /** How fast all parts ran, and in how many lanes. */
    PaceMeter pace() {
        return meter;
    }

    private void sort(int number, Step step, Map<Integer, PartLog> logs, Map<Integer, Doubt> doubts) {
        if (step instanceof Step.Doubtful doubtful) {
            doubts.put(number, doubtful.doubt());
        } else if (step instanceof Step.Settled settled) {
            logs.put(number, settled.log());
        } else if (step instanceof Step.Audited audited) {
            PartLog log = result(audited.log());
            if (PartLog.isRed(log.runs())) {
                doubts.put(number, audited.otherwise());
            } else {
                logs.put(number, log);
            }
        }
    }

    private void inLanes(Schedule schedule, Callable<Void> lane) {
        if (plan.sideBySide().isAlone()) {
            called(lane);
            return;
        }
        ExecutorService lanes = Executors.newFixedThreadPool(plan.lanes());
        try {
            List<Future<Void>> ends = lanes.invokeAll(Collections.nCopies(plan.lanes(), lane));
            ends.forEach(PartRuns::result);
        } catch (InterruptedException e) {
            schedule.stop();
            Thread.currentThread().interrupt();
            throw interrupted(e);
        } finally {
            lanes.shutdownNow();
        }
    }

    private static void called(Callable<Void> lane) {
        try {
            lane.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** One lane: batch after batch, until there are none, or one went wrong in any of them. */
    private Void serve(Schedule schedule, AuditLane audits, Map<Integer, Step> steps) throws InterruptedException {
        Optional<Batch> next = schedule.first();
        while (next.isPresent()) {
            Batch batch = next.get();
            try {
                steps.putAll(steps(batch, audits));
            } catch (RuntimeException e) {
                schedule.stop();
                throw e;
            } finally {
                schedule.end(batch);
            }
            if (halting.isDoubtful() || halting.halted().isPresent()) {
                schedule.stop();
            }
            next = schedule.take();
        }
        return null;
    }

    private Map<Integer, Step> steps(Batch batch, AuditLane audits) {
        Map<Integer, Step> steps = new TreeMap<>();
        if (batch.parts().values().stream().anyMatch(plan::isMixed)) {
            HeldResults held = new HeldResults(listener);
            OrderRunner runner = runners.with(Isolation.NONE, plan.concurrency());
            Map<Integer, List<OrderRun>> runs = batch.split(perseverance.run(runner, batch.order(), held));
            batch.parts().forEach((number, part) -> steps.put(number, beside(part, runs.get(number), held)));
        } else {
            batch.parts().forEach((number, part) -> steps.put(number, step(part, audits)));
        }
        return steps;
    }

    /** What a part means that ran at the same time as others in one JVM. */
    private Step beside(TestOrder part, List<OrderRun> runs, HeldResults held) {
        if (halting.fromOutside().isPresent()) {
            return known(PartLog.certain(part, runs));
        }
        return PartLog.isRed(runs) || plan.sideBySide().isSurprised(runs)
                ? doubt(runs, held)
                : known(PartLog.of(part, Stage.PARALLEL, runs));
    }

    private Step step(TestOrder part, AuditLane audits) {
        Isolation isolation = plan.isolationOf(part);
        boolean alone = plan.isAlone(part);
        if (isolation == Isolation.NONE
                || isolation == Isolation.PROCESS && alone && plan.audited().isEmpty()) {
            Stage stage = isolation == Isolation.NONE ? Stage.SUITE : Stage.CLASS;
            return known(PartLog.of(part, stage, perseverance.run(runners.with(isolation), part, listener)));
        }
        HeldResults held = new HeldResults(listener);
        if (plan.isAskedAtTheEnd(part)) {
            return doubt(List.of(), held);
        }
        List<OrderRun> runs = perseverance.run(runner(part), part, held);
        if (halting.fromOutside().isPresent()) {
            return known(PartLog.certain(part, runs));
        }
        if (PartLog.isRed(runs)) {
            return alone && plan.audited().isEmpty()
                    ? known(meter.apart(() -> asked(part, new Doubt(runs, held))))
                    : doubt(runs, held);
        }
        if ((!alone || isolation == Isolation.RESET) && plan.sideBySide().isSurprised(runs)) {
            return doubt(runs, held);
        }
        return isolation == Isolation.RESET && plan.audited().contains(part)
                ? new Step.Audited(
                        audits.submit(() -> settlement.ask(part, runs, held.contradictions())), new Doubt(runs, held))
                : known(PartLog.of(part, Stage.PARALLEL, runs));
    }

    /** In a new JVM, when the one before it has ended: that may still have a port or a file which its class needs. */
    private PartLog asked(TestOrder part, Doubt doubt) {
        runners.dismissIdle();
        return settlement.ask(part, doubt.runs(), doubt.held().others());
    }

    private OrderRunner runner(TestOrder part) {
        Isolation isolation = plan.isolationOf(part);
        return plan.isConcurrent(part) ? runners.with(isolation, plan.concurrency()) : runners.with(isolation);
    }

    private Step known(PartLog log) {
        halting.countRed(log.red());
        return new Step.Settled(log);
    }

    private Step doubt(List<OrderRun> runs, HeldResults held) {
        halting.doubt();
        return new Step.Doubtful(new Doubt(runs, held));
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw interrupted(e);
        }
    }

    private static IllegalStateException interrupted(InterruptedException e) {
        return new IllegalStateException("Interrupted while workers were running", e);
    }
}
