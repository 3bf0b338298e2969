package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.run.OrderRunner;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Carries out a plan to its end: what a lost worker left undone is run in a new one. */
public final class SuiteRun {

    private static final Halt ENOUGH_RED = new Halt(Outcome.SKIPPED, "not run: stopped after red tests");

    private final OrderRunner runner;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Supplier<Optional<Halt>> halt;
    private final AtomicInteger red = new AtomicInteger();

    /** Runs this plan with this runner, until {@code halt} says that the runner is being closed. */
    public SuiteRun(OrderRunner runner, SuitePlan plan, RunListener listener, Supplier<Optional<Halt>> halt) {
        this.runner = runner;
        this.plan = plan;
        this.listener = plan.lanes() == 1 ? listener : new SerialListener(listener);
        this.halt = halt;
    }

    /** Runs all parts, then what is red again as often as the plan says; accounts for every test of the plan. */
    public SuiteLog run(TestCatalog catalog) {
        SuiteLog log = new SuiteLog();
        runParts().forEach(run -> log.add(Stage.SUITE, run));
        for (int i = 0; i < plan.reruns(); i++) {
            rerunRed(log, catalog);
        }
        log.addUnloadable(catalog, Instant.now());
        halted().ifPresent(reason -> log.addUnrun(catalog, plan.parts(), reason, Instant.now()));
        return log;
    }

    private List<OrderRun> runParts() {
        if (plan.lanes() == 1) {
            return plan.parts().stream().flatMap(part -> runPart(part).stream()).toList();
        }
        ExecutorService lanes = Executors.newFixedThreadPool(plan.lanes());
        try {
            List<Callable<List<OrderRun>>> tasks = new ArrayList<>();
            plan.parts().forEach(part -> tasks.add(() -> runPart(part)));
            return outcomes(lanes.invokeAll(tasks));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while workers were running", e);
        } finally {
            lanes.shutdownNow();
        }
    }

    private static List<OrderRun> outcomes(List<Future<List<OrderRun>>> parts) throws InterruptedException {
        List<OrderRun> runs = new ArrayList<>();
        for (Future<List<OrderRun>> part : parts) {
            try {
                runs.addAll(part.get());
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
            }
        }
        return runs;
    }

    private List<OrderRun> runPart(TestOrder part) {
        List<OrderRun> runs = new ArrayList<>();
        TestOrder rest = part;
        while (!rest.tests().isEmpty() && halted().isEmpty()) {
            OrderRun run = runner.run(rest, listener);
            runs.add(run);
            red.addAndGet((int) run.tests().stream()
                    .filter(result -> result.outcome().isRed())
                    .count());
            rest = rest(rest, run);
        }
        return runs;
    }

    private Optional<Halt> halted() {
        boolean enough = plan.stopAfterRed() > 0 && red.get() >= plan.stopAfterRed();
        return enough ? Optional.of(ENOUGH_RED) : halt.get();
    }

    private TestOrder rest(TestOrder order, OrderRun run) {
        if (halt.get().isEmpty() && run.notRun().size() >= order.tests().size()) {
            throw new IllegalStateException("A worker was lost without a test to blame: " + run.loss());
        }
        return new TestOrder(run.notRun());
    }

    private void rerunRed(SuiteLog log, TestCatalog catalog) {
        List<TestVerdict> red = log.verdicts().stream()
                .filter(verdict -> verdict.outcome().isRed() && !verdict.id().isClass())
                .toList();
        Map<String, TestId> entries = new HashMap<>();
        catalog.entries().forEach(entry -> entries.put(entry.node().uniqueId(), entry.id()));
        List<TestId> again = red.stream()
                .flatMap(verdict -> entryOf(verdict.result().node(), entries).stream())
                .distinct()
                .toList();
        Set<TestId> wanted = red.stream().map(TestVerdict::id).collect(Collectors.toSet());
        for (OrderRun run : runPart(new TestOrder(again))) {
            log.add(Stage.RERUN, onlyOf(run, wanted));
        }
    }

    /** What an order can name: the node itself, or the method of which it is an invocation. */
    private static Optional<TestId> entryOf(TestNode node, Map<String, TestId> entries) {
        return Optional.ofNullable(entries.get(node.uniqueId()))
                .or(() -> node.parent().flatMap(parent -> entryOf(parent, entries)));
    }

    /** Other invocations of a red test's method ran with it again; they have their verdict already. */
    private static OrderRun onlyOf(OrderRun run, Set<TestId> tests) {
        List<TestResult> results = run.tests().stream()
                .filter(result -> tests.contains(result.id()))
                .toList();
        return new OrderRun(results, run.containers(), run.notRun(), run.loss(), run.properties(), run.wall());
    }
}
