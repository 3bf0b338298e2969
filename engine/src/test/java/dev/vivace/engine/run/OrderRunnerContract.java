package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What every {@link OrderRunner} promises, shown on this suite, in this natural order: {@code contract.Alpha#passes},
 * {@code contract.Alpha#fails}, {@code contract.Beta#crashes}, {@code contract.Beta#passes},
 * {@code contract.Gamma#needsAlpha}, which passes only after {@code contract.Alpha#passes} in the same run,
 * {@code contract.Gamma#skipped}.
 */
abstract class OrderRunnerContract {

    static final String ALPHA_PASSES = "contract.Alpha#passes";
    static final String ALPHA_FAILS = "contract.Alpha#fails";
    static final String BETA_CRASHES = "contract.Beta#crashes";
    static final String BETA_PASSES = "contract.Beta#passes";
    static final String GAMMA_NEEDS_ALPHA = "contract.Gamma#needsAlpha";
    static final String GAMMA_SKIPPED = "contract.Gamma#skipped";

    private OrderRunner runner;

    /** A runner of the suite with at least two workers, each run in a clean state. */
    abstract OrderRunner open();

    @BeforeEach
    void openRunner() {
        runner = open();
    }

    @AfterEach
    void closeRunner() {
        runner.close();
    }

    @Test
    void knowsAllTestsInNaturalOrder() {
        assertThat(runner.catalog().naturalOrder())
                .isEqualTo(TestOrder.of(
                        ALPHA_PASSES, ALPHA_FAILS, BETA_CRASHES, BETA_PASSES, GAMMA_NEEDS_ALPHA, GAMMA_SKIPPED));
    }

    @Test
    void runsExactlyTheOrderItIsTold() {
        OrderRun run = run(GAMMA_SKIPPED, BETA_PASSES, ALPHA_FAILS, GAMMA_NEEDS_ALPHA, ALPHA_PASSES);

        assertThat(ids(run)).containsExactly(GAMMA_SKIPPED, BETA_PASSES, ALPHA_FAILS, GAMMA_NEEDS_ALPHA, ALPHA_PASSES);
        assertThat(outcomes(run))
                .containsExactly(Outcome.SKIPPED, Outcome.PASSED, Outcome.FAILED, Outcome.FAILED, Outcome.PASSED);
        assertThat(run.notRun()).isEmpty();
        assertThat(run.loss()).isEmpty();
    }

    @Test
    void letsATestSeeWhatRanBeforeIt() {
        assertThat(outcomes(run(ALPHA_PASSES, GAMMA_NEEDS_ALPHA))).containsExactly(Outcome.PASSED, Outcome.PASSED);
    }

    @Test
    void saysWhyATestIsRedOrSkipped() {
        OrderRun run = run(ALPHA_FAILS, GAMMA_SKIPPED);

        assertThat(run.tests().get(0).failure()).get().satisfies(failure -> assertThat(failure.headline())
                .isNotBlank());
        assertThat(run.tests().get(1).skipReason()).isPresent();
    }

    @Test
    void givesPositionsThatGrow() {
        List<TestResult> results = run(ALPHA_PASSES, ALPHA_FAILS, BETA_PASSES).tests();

        assertThat(results)
                .isSortedAccordingTo(
                        (a, b) -> Long.compare(a.span().ended(), b.span().began()));
    }

    @Test
    void givesALossToTheTestThatRanAndKeepsTheRest() {
        OrderRun run = run(ALPHA_PASSES, BETA_CRASHES, BETA_PASSES, ALPHA_FAILS);

        assertThat(ids(run)).containsExactly(ALPHA_PASSES, BETA_CRASHES);
        assertThat(outcomes(run)).containsExactly(Outcome.PASSED, Outcome.CRASHED);
        assertThat(run.notRun())
                .isEqualTo(TestOrder.of(BETA_PASSES, ALPHA_FAILS).tests());
        assertThat(run.loss()).get().satisfies(loss -> {
            assertThat(loss.running()).contains(TestId.parse(BETA_CRASHES));
            assertThat(loss.description()).contains(BETA_CRASHES);
        });
    }

    @Test
    void goesOnInANewWorkerAfterALoss() {
        OrderRun lost = run(BETA_CRASHES, BETA_PASSES);
        OrderRun rest = runner.run(new TestOrder(lost.notRun()), RunListener.NONE);

        assertThat(ids(rest)).containsExactly(BETA_PASSES);
        assertThat(outcomes(rest)).containsExactly(Outcome.PASSED);
    }

    @Test
    void runsManyOrdersOneAfterAnother() {
        for (int i = 0; i < 3; i++) {
            assertThat(ids(run(BETA_PASSES, ALPHA_PASSES))).containsExactly(BETA_PASSES, ALPHA_PASSES);
        }
    }

    @Test
    void runsATestTwiceWhereTheOrderNamesItTwice() {
        OrderRun run = run(ALPHA_PASSES, BETA_PASSES, ALPHA_PASSES);

        assertThat(ids(run)).containsExactly(ALPHA_PASSES, BETA_PASSES, ALPHA_PASSES);
        assertThat(outcomes(run)).containsOnly(Outcome.PASSED);
    }

    @Test
    void runsAnEmptyOrder() {
        assertThat(run().tests()).isEmpty();
    }

    @Test
    void servesSeveralCallersAtOnce() throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(4);
        try {
            List<Future<OrderRun>> runs = IntStream.range(0, 4)
                    .mapToObj(i -> callers.submit(() -> run(ALPHA_PASSES, BETA_PASSES)))
                    .toList();
            for (Future<OrderRun> run : runs) {
                assertThat(ids(run.get(2, TimeUnit.MINUTES))).containsExactly(ALPHA_PASSES, BETA_PASSES);
            }
        } finally {
            callers.shutdownNow();
        }
    }

    @Test
    void refusesAnUnknownTestAndNamesASimilarOne() {
        assertThatThrownBy(() -> run(ALPHA_PASSES, "contract.Alpha#Passes"))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("There is no test contract.Alpha#Passes")
                        .contains("Try: " + ALPHA_PASSES));
    }

    @Test
    void tellsTheListenerWhatItReturns() {
        List<String> heard = new ArrayList<>();
        OrderRun run = runner.run(TestOrder.of(ALPHA_PASSES, BETA_CRASHES, BETA_PASSES), new RunListener() {
            @Override
            public void testStarted(int worker, TestId id) {
                heard.add("started " + id);
            }

            @Override
            public void testFinished(TestResult result) {
                heard.add(result.outcome().label() + " " + result.id());
            }

            @Override
            public void workerLost(int worker, WorkerLoss loss) {
                heard.add("lost");
            }
        });

        assertThat(run.loss()).isPresent();
        assertThat(heard)
                .containsExactly(
                        "started " + ALPHA_PASSES,
                        "passed " + ALPHA_PASSES,
                        "started " + BETA_CRASHES,
                        "crashed " + BETA_CRASHES,
                        "lost");
    }

    @Test
    void runsNothingAfterItWasClosed() {
        runner.close();
        OrderRun run = run(ALPHA_PASSES);

        assertThat(run.tests()).isEmpty();
        assertThat(run.notRun()).isEqualTo(TestOrder.of(ALPHA_PASSES).tests());
        assertThat(run.loss().orElseThrow().cause()).isEqualTo(WorkerLoss.Cause.CANCELLED);
    }

    @Test
    void canBeClosedTwice() {
        runner.close();
        runner.close();

        assertThatThrownBy(runner::catalog).isInstanceOf(IllegalStateException.class);
    }

    private OrderRun run(String... ids) {
        return runner.run(TestOrder.of(ids), RunListener.NONE);
    }

    static List<String> ids(OrderRun run) {
        return run.tests().stream().map(result -> result.id().toString()).toList();
    }

    static List<Outcome> outcomes(OrderRun run) {
        return run.tests().stream().map(TestResult::outcome).toList();
    }
}
