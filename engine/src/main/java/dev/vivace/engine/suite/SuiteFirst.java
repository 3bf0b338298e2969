package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.Runners;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs a suite in natural order in one JVM, and then the classes in which something is red, or was expected to be, in a
 * new JVM each. What is red has to be so in both; where red tests are expected, this is the shorter way to know.
 */
final class SuiteFirst {

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Halting halting;
    private final Perseverance perseverance;

    SuiteFirst(Runners runners, SuitePlan plan, RunListener listener, Halting halting) {
        this.runners = runners;
        this.plan = plan;
        this.listener = listener;
        this.halting = halting;
        this.perseverance = new Perseverance(halting);
    }

    void run(SuiteLog log) {
        Map<Integer, TestOrder> parts = new HashMap<>();
        plan.parts().forEach(part -> parts.put(parts.size(), part));
        Batch all = new Batch(parts);
        HeldResults held = new HeldResults(listener);
        List<OrderRun> runs = perseverance.run(runners.with(Isolation.NONE), all.order(), held);
        runners.dismissIdle();
        new TreeMap<>(all.split(runs)).forEach((number, own) -> add(plan.parts().get(number), own, held, log));
        if (halting.halted().isEmpty()) {
            Set<TestId> red = Stream.concat(log.red().stream(), red(runs)).collect(Collectors.toSet());
            runs.forEach(run -> log.addConfirmation(run, red));
        }
    }

    private static Stream<TestId> red(List<OrderRun> runs) {
        return runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed())
                .map(TestResult::id);
    }

    private void add(TestOrder part, List<OrderRun> inSuite, HeldResults held, SuiteLog log) {
        boolean red = PartLog.isRed(inSuite);
        if (halting.halted().isPresent()) {
            log.add(PartLog.certain(part, inSuite));
        } else if (red || plan.expectedRed().contains(part)) {
            List<OrderRun> alone =
                    perseverance.run(runners.with(Isolation.PROCESS), part, red ? held.others() : RunListener.NONE);
            log.add(
                    Settlement.isComplete(alone)
                            ? PartLog.of(part, Stage.CLASS, alone)
                            : PartLog.certain(part, inSuite));
        } else {
            log.add(PartLog.of(part, Stage.SUITE, inSuite));
        }
    }
}
