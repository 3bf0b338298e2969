package dev.vivace.engine.suite;

import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** Passes on what is certain: green results at once, red ones and losses not at all, because they may not count. */
final class HeldResults implements RunListener {

    private final RunListener target;
    private final Set<TestId> told = new HashSet<>();

    HeldResults(RunListener target) {
        this.target = target;
    }

    @Override
    public void detail(String sentence) {
        target.detail(sentence);
    }

    @Override
    public void workerStarted(int worker, long pid, Duration idle) {
        target.workerStarted(worker, pid, idle);
    }

    @Override
    public void testStarted(int worker, TestId id) {
        target.testStarted(worker, id);
    }

    @Override
    public void testFinished(TestResult result) {
        if (!result.outcome().isRed()) {
            told.add(result.id());
            target.testFinished(result);
        }
    }

    /** Passes on what the same tests do in a run that counts, but for what was told already and is still so. */
    RunListener others() {
        return passingOn(true, result -> result.outcome().isRed() || told.add(result.id()));
    }

    /** Passes on only what speaks against the green results that were told: nobody follows a run beside the run. */
    RunListener contradictions() {
        return passingOn(false, result -> result.outcome().isRed());
    }

    private RunListener passingOn(boolean starts, Predicate<TestResult> news) {
        return new RunListener() {
            @Override
            public void detail(String sentence) {
                target.detail(sentence);
            }

            @Override
            public void testStarted(int worker, TestId id) {
                if (starts) {
                    target.testStarted(worker, id);
                }
            }

            @Override
            public void testFinished(TestResult result) {
                if (news.test(result)) {
                    target.testFinished(result);
                }
            }

            @Override
            public void workerLost(int worker, WorkerLoss loss) {
                target.workerLost(worker, loss);
            }
        };
    }
}
