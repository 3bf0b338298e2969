package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides about parts in which something is doubtful. What is red after a reset or beside others says nothing about the
 * test: its class is asked in a new JVM, with nothing beside it.
 */
final class Settlement {

    /** So many red tests of a class, each red in another way, are worth asking alone: it only tells why they are red. */
    private static final int ASKED_ALONE = 10;

    /** And so many of a suite: where there are more, there is a cause that the first ones show, too. */
    private static final int ASKED_ALONE_IN_ALL = 50;

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Halting halting;
    private final Perseverance perseverance;
    private int askedAlone;

    Settlement(Runners runners, SuitePlan plan, RunListener listener, Halting halting) {
        this.runners = runners;
        this.plan = plan;
        this.listener = listener;
        this.halting = halting;
        this.perseverance = new Perseverance(halting.unlimited());
    }

    /** What these parts of the plan, named by their numbers, come to; where nothing is to be forgotten the suite decides. */
    Map<Integer, PartLog> of(SortedMap<Integer, Doubt> doubts) {
        if (doubts.isEmpty()) {
            return Map.of();
        }
        runners.dismissIdle();
        if (plan.isolation() == Isolation.NONE) {
            return inSuite(doubts);
        }
        listener.stageBegan(Stage.CLASS, tests(doubts.keySet()));
        Map<Integer, PartLog> logs = new HashMap<>();
        doubts.forEach(
                (number, doubt) -> logs.put(number, counted(settled(plan.parts().get(number), doubt))));
        listener.stageEnded();
        // Only now: the JVM in which this is seen stays, with the ports and files that the next class may need.
        logs.replaceAll((number, log) -> withRaces(log));
        return logs;
    }

    private int tests(Set<Integer> parts) {
        return parts.stream()
                .mapToInt(number -> plan.parts().get(number).tests().size())
                .sum();
    }

    private PartLog counted(PartLog log) {
        halting.countRed(log.red());
        return log;
    }

    /** All of them in one JVM, in natural order, after what comes before them; a part that ran several times is asked once. */
    private Map<Integer, PartLog> inSuite(SortedMap<Integer, Doubt> doubts) {
        List<TestOrder> parts = plan.parts();
        Map<Integer, Integer> firsts = new HashMap<>();
        doubts.keySet().forEach(number -> firsts.put(number, parts.indexOf(parts.get(number))));
        Batch batch = Batch.ofAll(parts.subList(0, Collections.max(firsts.values()) + 1));
        Map<Integer, PartLog> logs = new HashMap<>();
        listener.stageBegan(Stage.SUITE, batch.order().tests().size());
        try (OrderRunner runner = runners.inNewJvm()) {
            List<OrderRun> all = perseverance.run(runner, batch.order(), new Starts(listener));
            Map<Integer, List<OrderRun>> runs = batch.split(all);
            doubts.forEach((number, doubt) -> {
                List<OrderRun> own = runs.get(firsts.get(number));
                doubt.tell(own);
                PartLog log = isComplete(all)
                        ? explained(PartLog.inSuite(parts.get(number), doubt.runs(), own))
                        : PartLog.certain(parts.get(number), doubt.runs());
                logs.put(number, counted(log));
            });
        }
        listener.stageEnded();
        return logs;
    }

    private PartLog explained(PartLog log) {
        return log.with(alone(log.part(), log.provisional()), log.recovered());
    }

    /** Asks alone first, which tells a race from a need of other tests; only the class as a whole decides. */
    private PartLog settled(TestOrder part, Doubt doubt) {
        if (plan.isAlone(part)) {
            return ask(part, doubt.runs(), doubt.held().others());
        }
        List<OrderRun> alone = alone(part, doubt.runs());
        if (plan.stages() == Stages.PAPER && isGreenAlone(doubt.runs(), alone)) {
            doubt.tell(alone);
            PartLog green = PartLog.green(part, doubt.runs());
            return green.with(alone, green.with(alone, Set.of()).recovered());
        }
        PartLog asked = ask(part, doubt.runs(), doubt.held().others());
        return asked.stage() == Stage.CLASS ? asked.with(alone, Set.of()) : asked;
    }

    private PartLog withRaces(PartLog log) {
        return log.stage() == Stage.CLASS && !plan.isAlone(log.part()) ? log.with(log.alone(), raced(log)) : log;
    }

    /** Whether every red test of these runs, and nothing else in them, is green in runs alone. */
    private static boolean isGreenAlone(List<OrderRun> runs, List<OrderRun> alone) {
        Set<TestId> green = alone.stream()
                .filter(run -> !PartLog.isRed(List.of(run)))
                .flatMap(run -> run.tests().stream())
                .map(result -> result.id().wholeMethod())
                .collect(Collectors.toSet());
        return runs.stream().flatMap(run -> run.containers().stream()).noneMatch(result -> result.outcome()
                        .isRed())
                && green.containsAll(red(runs).toList());
    }

    private static Stream<TestId> red(List<OrderRun> runs) {
        return runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed())
                .map(result -> result.id().wholeMethod())
                .distinct();
    }

    /** One test for each failure: what many tests of a class say in the same words has one cause. */
    private static Stream<TestId> redInDifferentWays(List<OrderRun> runs) {
        Map<String, TestId> first = new LinkedHashMap<>();
        runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed())
                .forEach(result -> first.putIfAbsent(words(result), result.id().wholeMethod()));
        return first.values().stream().distinct();
    }

    /** Numbers are ports, times, and addresses. */
    private static String words(TestResult red) {
        return red.failure().map(Failure::inOneLine).orElse("").replaceAll("\\d+", "0");
    }

    private List<OrderRun> alone(TestOrder part, List<OrderRun> runs) {
        Set<TestId> known = part.tests().stream().map(TestId::wholeMethod).collect(Collectors.toSet());
        boolean asksAll = plan.stages() == Stages.PAPER;
        List<TestId> red = (asksAll ? red(runs) : redInDifferentWays(runs))
                .filter(id -> !id.isClass() && known.contains(id))
                .limit(asksAll ? Long.MAX_VALUE : Math.min(ASKED_ALONE, ASKED_ALONE_IN_ALL - askedAlone))
                .toList();
        askedAlone += red.size();
        List<OrderRun> alone = new ArrayList<>();
        red.forEach(test -> alone.addAll(
                perseverance.run(runners.with(Isolation.PROCESS), new TestOrder(List.of(test)), new Starts(listener))));
        return alone;
    }

    /** Green in a new JVM, and green after a reset once nothing runs beside it: then it was what ran beside it. */
    private Set<TestId> raced(PartLog asked) {
        TestOrder part = asked.part();
        Set<TestId> recovered = asked.recovered();
        boolean wasReset = plan.isolationOf(part) == Isolation.RESET && !plan.isMixed(part);
        if (!wasReset || recovered.isEmpty() || halting.fromOutside().isPresent()) {
            return recovered;
        }
        Set<TestId> still = perseverance.run(runners.with(Isolation.RESET), part, RunListener.NONE).stream()
                .flatMap(run -> run.tests().stream())
                .filter(PartLog::isDoubtful)
                .map(TestResult::id)
                .collect(Collectors.toSet());
        return recovered.stream().filter(test -> !still.contains(test)).collect(Collectors.toSet());
    }

    /** Lets the part run in a new JVM, which decides, unless the whole run ends before it does. */
    PartLog ask(TestOrder part, List<OrderRun> before, RunListener watcher) {
        List<OrderRun> inNewJvm = perseverance.run(runners.with(Isolation.PROCESS), part, watcher);
        return isComplete(inNewJvm) ? PartLog.asked(part, before, inNewJvm) : PartLog.certain(part, before);
    }

    /** Whether runs came to their end before the whole run did. */
    static boolean isComplete(List<OrderRun> runs) {
        return !runs.isEmpty()
                && runs.get(runs.size() - 1).notRun().isEmpty()
                && runs.stream()
                        .flatMap(run -> run.loss().stream())
                        .noneMatch(loss -> loss.cause() == WorkerLoss.Cause.CANCELLED);
    }
}
