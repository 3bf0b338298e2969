package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Carries out a plan to its end: what is red in its class alone is asked again in the whole suite, or as the project wants it. */
public final class SuiteRun {

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Halting halting;
    private final Perseverance perseverance;

    /** Runs this plan with these runners, until {@code halt} says that they are being closed. */
    public SuiteRun(Runners runners, SuitePlan plan, RunListener listener, Supplier<Optional<Halt>> halt) {
        this.runners = runners;
        this.plan = plan;
        this.listener = plan.lanes() == 1 && plan.audited().isEmpty() ? listener : new SerialListener(listener);
        this.halting = new Halting(halt, plan.stopAfterRed());
        this.perseverance = new Perseverance(halting);
    }

    /** Runs all parts, then what is red again as often as the plan says; accounts for every test of the plan. */
    public SuiteLog run(TestCatalog catalog) {
        SuiteLog log = new SuiteLog();
        if (plan.expectedRed().isEmpty()) {
            runParts(log, catalog);
        } else {
            new SuiteFirst(runners, plan, listener, halting).run(log);
        }
        log.addUnloadable(catalog, Instant.now());
        halting.halted().ifPresent(reason -> {
            log.addUnasked(reason, Instant.now());
            log.addUnrun(catalog, plan.parts(), reason, Instant.now());
        });
        return log;
    }

    private void runParts(SuiteLog log, TestCatalog catalog) {
        announceParts();
        PartRuns partRuns = new PartRuns(runners, plan, listener, halting);
        List<PartLog> parts = new ArrayList<>();
        Predecessors predecessors = new Predecessors(plan);
        do {
            List<PartLog> news = partRuns.run();
            news.forEach(log::add);
            news.forEach(predecessors::add);
            parts.addAll(news);
            if (plan.isolation() != Isolation.NONE) {
                runAfterFew(log, catalog, predecessors);
                runInNaturalOrder(log, catalog);
                halting.recountRed(log.red().size());
            }
        } while (partRuns.hasMore() && halting.halted().isEmpty());
        log.add(partRuns.pace());
        log.addRaces(Races.in(parts));
        if (plan.isolation() == Isolation.NONE) {
            rerunRed(log, catalog, parts);
        } else {
            rerunRedApart(log, catalog, parts);
        }
    }

    /** Each runner learns how much of the plan is its own, so that it can make ready. */
    private void announceParts() {
        SideBySide sideBySide = plan.sideBySide();
        sideBySide.sequence(plan.parts()).stream()
                .map(number -> plan.parts().get(number))
                .filter(part -> !plan.isConcurrent(part))
                .collect(Collectors.groupingBy(plan::isolationOf))
                .forEach((isolation, parts) -> runners.with(isolation).expect(sideBySide.expectedOfEach(parts)));
    }

    /** What is red in its class alone is asked first where the few classes ran that may have prepared what it needs. */
    private void runAfterFew(SuiteLog log, TestCatalog catalog, Predecessors predecessors) {
        if (!plan.asksFewFirst()) {
            return;
        }
        Set<TestId> red = log.redInClassAlone();
        List<TestOrder> natural = catalog.cutByClass(catalog.naturalOrder());
        List<TestOrder> redParts =
                natural.stream().filter(part -> isAnyIn(part, red)).toList();
        Map<TestOrder, List<TestOrder>> few = predecessors.of(redParts, natural);
        if (!few.isEmpty()) {
            Set<TestOrder> wanted = few.values().stream().flatMap(List::stream).collect(Collectors.toSet());
            wanted.addAll(redParts);
            List<TestId> order = natural.stream()
                    .filter(wanted::contains)
                    .flatMap(part -> part.tests().stream())
                    .toList();
            List<OrderRun> runs = inSuite(List.of(new TestOrder(order)), Isolation.NONE, log);
            log.addIfPassed(runs, red);
            Set<TestId> still = log.redInClassAlone();
            few.keySet().forEach(part -> {
                List<TestOrder> before = natural.subList(0, natural.indexOf(part)).stream()
                        .filter(wanted::contains)
                        .toList();
                log.addAfterFew(part, new Sufficiency(before, !isAnyIn(part, still)));
            });
        }
    }

    private static boolean isAnyIn(TestOrder part, Set<TestId> tests) {
        Set<String> classes = tests.stream().map(TestId::className).collect(Collectors.toSet());
        return part.tests().stream().anyMatch(test -> classes.contains(test.className()));
    }

    /**
     * What is red in its class alone is asked once more where all the classes before it ran, be they in the plan or not:
     * some tests need them, or the files that they leave. The first class has none before it. That there are red tests
     * enough is no reason to stop here: they may not be red.
     */
    private void runInNaturalOrder(SuiteLog log, TestCatalog catalog) {
        Set<TestId> red = log.redInClassAlone();
        NaturalPrefix prefix = NaturalPrefix.upTo(red, catalog);
        plan.suite().filter(isolation -> prefix.isWorthRunning()).ifPresent(isolation -> {
            List<TestOrder> parts =
                    isolation == Isolation.NONE ? List.of(prefix.order()) : catalog.cutByClass(prefix.order());
            inSuite(parts, isolation, log).forEach(run -> log.addConfirmation(run, red));
            halting.fromOutside().ifPresent(reason -> log.leaveUnconfirmed(red));
        });
    }

    private List<OrderRun> inSuite(List<TestOrder> parts, Isolation isolation, SuiteLog log) {
        runners.dismissIdle();
        listener.stageBegan(
                Stage.SUITE,
                parts.stream().mapToInt(part -> part.tests().size()).sum());
        Instant start = Instant.now();
        OrderRunner runner = runners.with(isolation);
        if (isolation == Isolation.PROCESS) {
            runner.expect(plan.sideBySide().expectedOfEach(parts));
        }
        Perseverance unlimited = new Perseverance(halting.unlimited());
        List<OrderRun> runs = parts.stream()
                .flatMap(part -> unlimited.run(runner, part, new Starts(listener)).stream())
                .toList();
        if (!runs.isEmpty()) {
            log.addTimeInSuite(Duration.between(start, Instant.now()));
        }
        listener.stageEnded();
        return runs;
    }

    /** In the JVM in which the suite ran; where it ran in threads, in one in which it runs again as it should. */
    private void rerunRed(SuiteLog log, TestCatalog catalog, List<PartLog> parts) {
        List<OrderRun> runs =
                parts.stream().flatMap(part -> part.runs().stream()).toList();
        if (!plan.concurrency().threads().areSeveral()) {
            rerunRed(log, catalog, runners.with(Isolation.NONE), runs, listener);
        } else if (plan.reruns() > 0 && !log.red().isEmpty() && halting.halted().isEmpty()) {
            try (OrderRunner runner = runners.inNewJvm()) {
                perseverance.run(runner, plan.all(), RunListener.NONE);
                rerunRed(log, catalog, runner, runs, RunListener.NONE);
            }
        }
    }

    /** With a JVM for each class, Surefire repeats red tests at the end of the JVM in which their class ran. */
    private void rerunRedApart(SuiteLog log, TestCatalog catalog, List<PartLog> parts) {
        Set<TestId> redTests = log.red();
        for (PartLog part : parts) {
            if (plan.reruns() > 0 && halting.halted().isEmpty() && part.hasAnyOf(redTests)) {
                try (OrderRunner runner = runners.inNewJvm()) {
                    perseverance.run(runner, part.part(), RunListener.NONE);
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
            before = perseverance.run(runner, again, watcher).stream()
                    .map(round::only)
                    .toList();
            for (OrderRun run : before) {
                log.addRerun(number, run);
            }
        }
    }
}
