package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs a suite in natural order in one JVM, and then the classes in which something is red, skips itself, or was expected
 * to be red, in a new JVM each. What is red has to be so in both; where red tests are expected, this is the shorter way to know.
 */
final class SuiteFirst {

    private final Runners runners;
    private final SuitePlan plan;
    private final RunListener listener;
    private final Halting halting;
    private final Perseverance perseverance;
    private final HeldResults held;

    SuiteFirst(Runners runners, SuitePlan plan, RunListener listener, Halting halting) {
        this.runners = runners;
        this.plan = plan;
        this.listener = listener;
        this.halting = halting;
        this.perseverance = new Perseverance(halting);
        this.held = new HeldResults(listener);
    }

    void run(SuiteLog log) {
        Batch all = Batch.ofAll(plan.parts());
        List<OrderRun> runs = perseverance.run(runners.with(Isolation.NONE), all.order(), held);
        runners.dismissIdle();
        SortedMap<Integer, List<OrderRun>> split = new TreeMap<>(all.split(runs));
        int asked = halting.halted().isPresent() ? 0 : testsAskedAlone(split);
        if (asked > 0) {
            listener.stageBegan(Stage.CLASS, asked);
        }
        split.forEach((number, own) -> add(plan.parts().get(number), own, log));
        if (asked > 0) {
            listener.stageEnded();
        }
    }

    private int testsAskedAlone(SortedMap<Integer, List<OrderRun>> inSuite) {
        return inSuite.keySet().stream()
                .filter(number -> isAskedAlone(plan.parts().get(number), inSuite.get(number)))
                .mapToInt(number -> plan.parts().get(number).tests().size())
                .sum();
    }

    private void add(TestOrder part, List<OrderRun> inSuite, SuiteLog log) {
        if (halting.halted().isPresent()) {
            log.add(PartLog.certain(part, inSuite));
        } else if (isFirst(part)) {
            new Doubt(inSuite, held).tell(inSuite);
            log.add(PartLog.of(part, Stage.CLASS, inSuite));
        } else if (isAskedAlone(part, inSuite)) {
            log.add(alone(part, inSuite));
            inSuite.forEach(log::addOtherContext);
        } else {
            log.add(PartLog.of(part, Stage.SUITE, inSuite));
        }
    }

    /** Its class alone would be the same once more. */
    private boolean isFirst(TestOrder part) {
        return part.equals(plan.parts().get(0));
    }

    private boolean isAskedAlone(TestOrder part, List<OrderRun> inSuite) {
        return !isFirst(part) && isDoubtful(part, inSuite);
    }

    private boolean isDoubtful(TestOrder part, List<OrderRun> inSuite) {
        return PartLog.isRed(inSuite)
                || plan.sideBySide().isSurprised(inSuite)
                || plan.expectedRed().contains(part);
    }

    /** Whoever follows the run need not see what is red there and green in the suite. */
    private PartLog alone(TestOrder part, List<OrderRun> inSuite) {
        RunListener watcher = PartLog.isRed(inSuite) ? held.others() : new Starts(listener);
        List<OrderRun> alone = perseverance.run(runners.with(Isolation.PROCESS), part, watcher);
        return Settlement.isComplete(alone) ? PartLog.of(part, Stage.CLASS, alone) : PartLog.certain(part, inSuite);
    }
}
