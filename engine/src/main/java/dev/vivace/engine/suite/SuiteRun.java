package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Carries out a plan to its end: what a lost worker left undone is run in a new one, and what is red where state was
 * only reset is asked again in clean contexts, which decide.
 */
public final class SuiteRun {

    private static final Halt ENOUGH_RED = new Halt(Outcome.SKIPPED, "not run: stopped after red tests");

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Supplier<Optional<Halt>> halt;
    private final AtomicInteger red = new AtomicInteger();

    /** Runs this plan with these runners, until {@code halt} says that they are being closed. */
    public SuiteRun(Runners runners, SuitePlan plan, RunListener listener, Supplier<Optional<Halt>> halt) {
        this.runners = runners;
        this.plan = plan;
        this.listener = plan.lanes() == 1 && plan.audited().isEmpty() ? listener : new SerialListener(listener);
        this.halt = halt;
    }

    /** Runs all parts, then what is red again as often as the plan says; accounts for every test of the plan. */
    public SuiteLog run(TestCatalog catalog) {
        SuiteLog log = new SuiteLog();
        announceParts();
        List<PartLog> parts = runParts();
        parts.forEach(log::add);
        if (plan.isolation() == Isolation.NONE) {
            rerunRed(log, catalog, parts);
        } else {
            runInNaturalOrder(log, catalog);
            rerunRedApart(log, catalog, parts);
        }
        log.addUnloadable(catalog, Instant.now());
        halted().ifPresent(reason -> log.addUnrun(catalog, plan.parts(), reason, Instant.now()));
        return log;
    }

    /** Each runner learns how much of the plan is its own, so that it can make ready. */
    private void announceParts() {
        plan.parts().stream()
                .collect(Collectors.groupingBy(plan::isolationOf, Collectors.counting()))
                .forEach((isolation, count) -> runners.with(isolation).expect(count.intValue()));
    }

    private List<PartLog> runParts() {
        try (AuditLane audits =
                new AuditLane(plan.lanes() < Runtime.getRuntime().availableProcessors())) {
            List<Future<PartLog>> logs = plan.lanes() == 1 ? oneByOne(audits) : sideBySide(plan.lanes(), audits);
            audits.runIsOver();
            return logs.stream().map(SuiteRun::result).toList();
        }
    }

    private List<Future<PartLog>> oneByOne(AuditLane audits) {
        return plan.parts().stream().map(part -> runPart(part, audits)).toList();
    }

    private List<Future<PartLog>> sideBySide(int count, AuditLane audits) {
        ExecutorService lanes = Executors.newFixedThreadPool(count);
        try {
            List<Callable<Future<PartLog>>> tasks = new ArrayList<>();
            plan.parts().forEach(part -> tasks.add(() -> runPart(part, audits)));
            return lanes.invokeAll(tasks).stream().map(SuiteRun::result).toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw interrupted(e);
        } finally {
            lanes.shutdownNow();
        }
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

    private Future<PartLog> runPart(TestOrder part, AuditLane audits) {
        return plan.isolationOf(part) == Isolation.RESET ? runForgetting(part, audits) : known(runForGood(part));
    }

    private Future<PartLog> known(PartLog log) {
        return CompletableFuture.completedFuture(counted(log));
    }

    private PartLog counted(PartLog log) {
        red.addAndGet(log.red());
        return log;
    }

    /** What is red while state was only reset says nothing about the test, and nobody hears of it. */
    private Future<PartLog> runForgetting(TestOrder part, AuditLane audits) {
        HeldResults held = new HeldResults(listener);
        List<OrderRun> runs = toTheEnd(runners.with(Isolation.RESET), part, held);
        if (halted().isPresent()) {
            return known(PartLog.of(part, Stage.PARALLEL, certain(runs)));
        }
        if (PartLog.isRed(runs)) {
            return known(ask(part, runs, held.others()));
        }
        return plan.audited().contains(part)
                ? audits.submit(() -> counted(ask(part, runs, held.contradictions())))
                : known(PartLog.of(part, Stage.PARALLEL, runs));
    }

    /** Lets the part run in a new JVM, which decides, unless the whole run ends before it does. */
    private PartLog ask(TestOrder part, List<OrderRun> afterReset, RunListener watcher) {
        List<OrderRun> inNewJvm = toTheEnd(runners.with(Isolation.PROCESS), part, watcher);
        return isComplete(inNewJvm)
                ? PartLog.asked(part, afterReset, inNewJvm)
                : PartLog.of(part, Stage.PARALLEL, certain(afterReset));
    }

    private static boolean isComplete(List<OrderRun> runs) {
        return !runs.isEmpty()
                && runs.get(runs.size() - 1).notRun().isEmpty()
                && runs.stream()
                        .flatMap(run -> run.loss().stream())
                        .noneMatch(loss -> loss.cause() == WorkerLoss.Cause.CANCELLED);
    }

    /** What there is no time left to ask again: green tests have run, the others have not. */
    private static List<OrderRun> certain(List<OrderRun> runs) {
        return PartLog.isRed(runs)
                ? runs.stream()
                        .map(run -> new OrderRun(
                                run.tests().stream()
                                        .filter(result -> !result.outcome().isRed())
                                        .toList(),
                                List.of(),
                                run.notRun(),
                                Optional.empty(),
                                run.properties(),
                                run.wall()))
                        .toList()
                : runs;
    }

    private PartLog runForGood(TestOrder part) {
        Isolation isolation = plan.isolationOf(part);
        Stage stage = isolation == Isolation.PROCESS ? Stage.CLASS : Stage.SUITE;
        return PartLog.of(part, stage, toTheEnd(runners.with(isolation), part, listener));
    }

    private List<OrderRun> toTheEnd(OrderRunner runner, TestOrder part, RunListener watcher) {
        List<OrderRun> runs = new ArrayList<>();
        TestOrder rest = part;
        while (!rest.tests().isEmpty() && halted().isEmpty()) {
            OrderRun run = runner.run(rest, watcher);
            runs.add(run);
            rest = rest(rest, run);
        }
        return runs;
    }

    private Optional<Halt> halted() {
        boolean enough = plan.stopAfterRed() > 0 && red.get() >= plan.stopAfterRed();
        return enough ? Optional.of(ENOUGH_RED) : halt.get();
    }

    private TestOrder rest(TestOrder order, OrderRun run) {
        boolean stuck = run.notRun().equals(order.tests())
                || run.loss().isPresent()
                        && run.tests().isEmpty()
                        && !run.notRun().isEmpty();
        if (halt.get().isEmpty() && stuck) {
            throw new IllegalStateException("A worker was lost without a test to blame: " + run.loss());
        }
        return new TestOrder(run.notRun());
    }

    /**
     * What is red in its class alone is asked once more where all the classes before it ran: some tests need them. The
     * first class has none before it.
     */
    private void runInNaturalOrder(SuiteLog log, TestCatalog catalog) {
        Set<TestId> red = log.red();
        NaturalPrefix prefix = NaturalPrefix.upTo(red, catalog, plan.parts());
        if (prefix.isWorthRunning()) {
            for (OrderRun run : toTheEnd(runners.with(Isolation.NONE), prefix.order(), RunListener.NONE)) {
                log.addConfirmation(onlyOf(run, red));
            }
        }
    }

    private void rerunRed(SuiteLog log, TestCatalog catalog, List<PartLog> parts) {
        List<OrderRun> runs =
                parts.stream().flatMap(part -> part.runs().stream()).toList();
        rerunRed(log, catalog, runners.with(Isolation.NONE), runs, listener);
    }

    /** With a JVM for each class, Surefire repeats red tests at the end of the JVM in which their class ran. */
    private void rerunRedApart(SuiteLog log, TestCatalog catalog, List<PartLog> parts) {
        Set<TestId> redTests = log.red();
        for (PartLog part : parts) {
            if (plan.reruns() > 0 && halted().isEmpty() && part.hasAnyOf(redTests)) {
                try (OrderRunner runner = runners.inNewJvm()) {
                    toTheEnd(runner, part.part(), RunListener.NONE);
                    rerunRed(log, catalog, runner, part.runs(), RunListener.NONE);
                }
            }
        }
    }

    private void rerunRed(
            SuiteLog log, TestCatalog catalog, OrderRunner runner, List<OrderRun> runs, RunListener watcher) {
        Set<TestId> planned = plan.parts().stream()
                .flatMap(part -> part.tests().stream())
                .map(TestId::wholeMethod)
                .collect(Collectors.toSet());
        List<OrderRun> before = runs;
        for (int number = 1; number <= plan.reruns(); number++) {
            RerunRound round = RerunRound.after(before);
            TestOrder again = new TestOrder(round.tests(catalog, test -> planned.contains(test.wholeMethod())));
            before = toTheEnd(runner, again, watcher).stream().map(round::only).toList();
            for (OrderRun run : before) {
                log.addRerun(number, run);
            }
        }
    }

    /**
     * Other tests ran with the ones that were asked; they have their verdict already. Invocations show only where their
     * method could run.
     */
    private static OrderRun onlyOf(OrderRun run, Set<TestId> tests) {
        Stream<TestResult> asked = run.tests().stream()
                .filter(result -> tests.contains(result.id())
                        || tests.contains(result.id().wholeMethod()));
        Stream<TestResult> recovered = run.containers().stream()
                .filter(result ->
                        tests.contains(result.id()) && !result.outcome().isRed());
        return run.with(Stream.concat(asked, recovered).toList(), run.containers());
    }
}
