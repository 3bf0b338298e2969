package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.model.WorkerLoss.Cause;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import dev.vivace.engine.run.ScriptedRunner.Script;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** A script for each context: after a reset, in a new JVM, and in the suite's natural order. */
final class Contexts implements Runners {

    private final ScriptedRunner reset = new ScriptedRunner();
    private final ScriptedRunner process = new ScriptedRunner();
    private final ScriptedRunner none = new ScriptedRunner();
    private final List<TestId> tests = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final List<String> stages = new ArrayList<>();
    private final AtomicBoolean dismissed = new AtomicBoolean();
    private final AtomicReference<Optional<Halt>> halt = new AtomicReference<>(Optional.empty());

    Contexts add(String id, Script afterReset, Script alone, Script inSuite) {
        reset.with(id, afterReset);
        process.with(id, alone);
        none.with(id, inSuite);
        tests.add(TestId.parse(id));
        return this;
    }

    List<TestOrder> classes() {
        return tests.stream()
                .map(TestId::className)
                .distinct()
                .map(name -> new TestOrder(tests.stream()
                        .filter(test -> test.className().equals(name))
                        .toList()))
                .toList();
    }

    @Override
    public OrderRunner with(Isolation isolation) {
        return switch (isolation) {
            case RESET -> new Stoppable(reset);
            case PROCESS -> new Stoppable(process);
            case NONE, AUTO -> new Stoppable(none);
        };
    }

    /** Tells a worker that was stopped with the whole run from one that was lost before. */
    private final class Stoppable implements OrderRunner {

        private final OrderRunner scripted;

        private Stoppable(OrderRunner scripted) {
            this.scripted = scripted;
        }

        @Override
        public TestCatalog catalog() {
            return scripted.catalog();
        }

        /** A JVM that resets waits for more when it is done. */
        @Override
        public OrderRun run(TestOrder order, RunListener listener) {
            OrderRun run = scripted.run(order, listener);
            dismissed.compareAndSet(true, scripted != reset);
            return halt.get().isPresent() ? cancelled(run) : run;
        }

        private OrderRun cancelled(OrderRun run) {
            return new OrderRun(
                    run.tests(),
                    run.containers(),
                    run.notRun(),
                    run.loss().map(loss -> new WorkerLoss(Cause.CANCELLED, "cancelled", loss.running())),
                    run.properties(),
                    run.wall());
        }

        @Override
        public void close() {
            scripted.close();
        }
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return with(isolation);
    }

    @Override
    public OrderRunner inNewJvm() {
        return process.inNewJvm();
    }

    @Override
    public Microscope microscope() {
        return reset;
    }

    @Override
    public void dismissIdle() {
        dismissed.set(true);
    }

    @Override
    public Duration cpu(Isolation isolation) {
        return Duration.ZERO;
    }

    @Override
    public void close() {
        reset.close();
    }

    /** What a listener was told, in sequence. */
    List<String> told() {
        return told;
    }

    /** In which stages how many tests ran again. */
    List<String> stages() {
        return stages;
    }

    /** Carries out a plan. */
    SuiteLog run(SuitePlan plan) {
        RunListener listener = new RunListener() {
            @Override
            public void stageBegan(Stage stage, int tests) {
                stages.add(stage.label() + " " + tests);
            }

            @Override
            public void testFinished(TestResult result) {
                told.add(result.id() + " " + result.outcome().label());
            }
        };
        return new SuiteRun(this, plan, listener, halt::get).run(reset.catalog());
    }

    /** The whole run is stopped while this test runs. */
    Script stopsWith(Outcome outcome) {
        return before -> {
            halt.set(Optional.of(new Halt(Outcome.SKIPPED, "stopped")));
            return outcome;
        };
    }

    /** Needs a port, for example, that a JVM may have which was used before. */
    Script needsIdleJvmsGone() {
        return before -> dismissed.get() ? Outcome.PASSED : Outcome.FAILED;
    }

    static Script failsAtFirst() {
        return failsAtFirst(1);
    }

    static Script failsAtFirst(int times) {
        AtomicInteger runs = new AtomicInteger();
        return before -> runs.getAndIncrement() < times ? Outcome.FAILED : Outcome.PASSED;
    }

    static Script passes() {
        return before -> Outcome.PASSED;
    }

    static Script fails() {
        return before -> Outcome.FAILED;
    }

    static Script skips() {
        return before -> Outcome.SKIPPED;
    }

    static List<String> labels(SuiteLog log) {
        return log.verdicts().stream()
                .map(verdict -> verdict.id() + " " + verdict.outcome().label())
                .toList();
    }
}
