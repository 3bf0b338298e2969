package dev.vivace.engine.command;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.report.RunReport.JvmSpan;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Writes down when the JVMs of a run started, and tells another listener everything. */
final class StartedJvms implements RunListener {

    private final RunListener other;
    private final Instant begin;
    private final List<JvmSpan> spans = new ArrayList<>();

    StartedJvms(RunListener other, Instant begin) {
        this.other = other;
        this.begin = begin;
    }

    /** All so far, in the sequence in which their tests began. */
    synchronized List<JvmSpan> spans() {
        return List.copyOf(spans);
    }

    @Override
    public void workerStarted(int worker, long pid, Duration idle) {
        add(worker, pid, Instant.now().minus(idle));
        other.workerStarted(worker, pid, idle);
    }

    /** The operating system knows when a process began; where it does not tell, only the end of the start is known. */
    private synchronized void add(int worker, long pid, Instant ready) {
        Instant started = ProcessHandle.of(pid)
                .flatMap(process -> process.info().startInstant())
                .filter(instant -> instant.isBefore(ready))
                .orElse(ready);
        spans.add(new JvmSpan(worker, millis(started), millis(ready)));
    }

    private long millis(Instant instant) {
        return Duration.between(begin, instant).toMillis();
    }

    @Override
    public void detail(String sentence) {
        other.detail(sentence);
    }

    @Override
    public void stageBegan(Stage stage, int tests) {
        other.stageBegan(stage, tests);
    }

    @Override
    public void stageEnded() {
        other.stageEnded();
    }

    @Override
    public void testStarted(int worker, TestId id) {
        other.testStarted(worker, id);
    }

    @Override
    public void testFinished(TestResult result) {
        other.testFinished(result);
    }

    @Override
    public void workerLost(int worker, WorkerLoss loss) {
        other.workerLost(worker, loss);
    }
}
