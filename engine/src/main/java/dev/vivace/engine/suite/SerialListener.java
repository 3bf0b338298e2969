package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;

/** Lets workers that run side by side tell one listener, one at a time. */
final class SerialListener implements RunListener {

    private final RunListener target;

    SerialListener(RunListener target) {
        this.target = target;
    }

    @Override
    public synchronized void detail(String sentence) {
        target.detail(sentence);
    }

    @Override
    public synchronized void workerStarted(int worker, long pid, Duration idle) {
        target.workerStarted(worker, pid, idle);
    }

    @Override
    public synchronized void stageBegan(Stage stage, int tests) {
        target.stageBegan(stage, tests);
    }

    @Override
    public synchronized void stageEnded() {
        target.stageEnded();
    }

    @Override
    public synchronized void testStarted(int worker, TestId id) {
        target.testStarted(worker, id);
    }

    @Override
    public synchronized void testFinished(TestResult result) {
        target.testFinished(result);
    }

    @Override
    public synchronized void workerLost(int worker, WorkerLoss loss) {
        target.workerLost(worker, loss);
    }
}
