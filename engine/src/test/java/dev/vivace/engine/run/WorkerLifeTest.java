package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.WorkerLoss.Cause;
import dev.vivace.engine.project.LaunchSpec;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How workers begin, live and end. */
class WorkerLifeTest {

    private static final List<String> WAITING = List.of("hostile.WaitingTest");
    private static final String WAITS = "hostile.WaitingTest#waits";
    private static final String NEIGHBOUR = "hostile.WaitingTest#neighbour";

    @TempDir
    static Path directory;

    private static HostileProject project;

    @BeforeAll
    static void compile() throws IOException {
        project = HostileProject.compile(directory);
    }

    @Test
    void serveManyOrdersInOneJvmWithoutIsolation() {
        Watch watch = new Watch(pid -> {});
        try (WorkerPool pool = project.pool(project.settings(), WAITING)) {
            OrderRun first = pool.run(TestOrder.of(NEIGHBOUR), watch);
            OrderRun second = pool.run(TestOrder.of(WAITS, NEIGHBOUR), watch);

            assertThat(OrderRunnerContract.ids(first)).containsExactly(NEIGHBOUR);
            assertThat(OrderRunnerContract.ids(second)).containsExactly(WAITS, NEIGHBOUR);
            assertThat(first.properties().get(0).values()).containsKey("java.class.path");
        }
        assertThat(watch.pids).hasSize(1);
    }

    @Test
    void giveAKilledTestItsCrashAndLeaveTheRestToOthers() {
        Watch watch = new Watch(pid -> ProcessHandle.of(pid).orElseThrow().destroyForcibly());
        try (WorkerPool pool = project.pool(project.settings(), WAITING, "-Dhostile.wait=600000")) {
            OrderRun run = pool.run(TestOrder.of(WAITS, NEIGHBOUR), watch);

            assertThat(OrderRunnerContract.outcomes(run)).containsExactly(Outcome.CRASHED);
            assertThat(run.tests().get(0).failure().orElseThrow().headline())
                    .contains("while running " + WAITS)
                    .contains("killed");
            assertThat(OrderRunnerContract.outcomes(pool.run(new TestOrder(run.notRun()), RunListener.NONE)))
                    .containsExactly(Outcome.PASSED);
        }
    }

    @Test
    void areNotUsedAgainAfterTheirOwnerGaveUp() {
        Watch giveUp = new Watch(pid -> {
            throw new IllegalStateException("the listener gave up");
        });
        Watch watch = new Watch(pid -> {});
        try (WorkerPool pool = project.pool(project.settings(), WAITING, "-Dhostile.wait=3000")) {
            assertThatThrownBy(() -> pool.run(TestOrder.of(WAITS, NEIGHBOUR), giveUp))
                    .hasMessage("the listener gave up");
            OrderRun run = pool.run(TestOrder.of(NEIGHBOUR), watch);

            assertThat(OrderRunnerContract.outcomes(run)).containsExactly(Outcome.PASSED);
        }
        assertThat(watch.pids).doesNotContainAnyElementsOf(giveUp.pids);
    }

    @Test
    void endAtOnceWhenTheRunIsCancelled() throws Exception {
        CompletableFuture<Path> scratch = new CompletableFuture<>();
        try (WorkerPool pool = project.pool(project.settings(), WAITING, "-Dhostile.wait=600000")) {
            Watch watch = new Watch(pid -> {
                scratch.complete(HostileProject.scratchDirectoryOf(pid).orElse(directory.resolve("none")));
                new Thread(pool::close).start();
            });
            OrderRun run = pool.run(TestOrder.of(WAITS, NEIGHBOUR), watch);

            assertThat(run.loss()).get().satisfies(loss -> assertThat(loss.cause())
                    .isEqualTo(Cause.CANCELLED));
            assertThat(run.tests()).isEmpty();
            assertThat(run.notRun()).isEqualTo(TestOrder.of(WAITS, NEIGHBOUR).tests());
            assertThat(watch.pids).allSatisfy(WorkerLifeTest::isGone);
        }
        assertThat(Files.exists(scratch.get())).isFalse();
    }

    @Test
    void canBeCancelledBeforeTheyReport() throws Exception {
        CompletableFuture<OrderRun> run = new CompletableFuture<>();
        String sleepsForEver = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:0";
        try (WorkerPool pool = project.pool(project.settings(), WAITING, sleepsForEver)) {
            Thread owner = new Thread(() -> run.complete(pool.run(TestOrder.of(NEIGHBOUR), RunListener.NONE)));
            owner.start();
            while (owner.isAlive() && owner.getState() != Thread.State.TIMED_WAITING) {
                Thread.sleep(10);
            }
            pool.close();
        }
        assertThat(run.get(1, TimeUnit.MINUTES).loss().orElseThrow().cause()).isEqualTo(Cause.CANCELLED);
        assertThat(run.get().notRun()).isEqualTo(TestOrder.of(NEIGHBOUR).tests());
    }

    @Test
    void discoverTheRestWithoutClassesThatEndThemOrHoldThemUp() throws IOException {
        Path own = Files.createDirectories(directory.resolve("hanging"));
        CompiledProject hanging = CompiledProject.of(Path.of("src", "test", "projects", "hanging"), own);
        WorkerSettings settings = new WorkerSettings(
                1,
                Isolation.NONE,
                Optional.of(Duration.ofMillis(1)),
                Optional.empty(),
                own.resolve("output"),
                Duration.ofSeconds(8),
                Concurrency.NONE,
                Optional.empty(),
                false,
                Compilation.FULL);
        try (WorkerPool pool = hanging.pool(settings, "hanging.HangTest", "hanging.ExitTest", "hanging.FineTest")) {
            Map<String, Failure> culprits = pool.catalog().unloadable();

            assertThat(culprits).containsOnlyKeys("hanging.HangTest", "hanging.ExitTest");
            assertThat(culprits.get("hanging.HangTest").trace())
                    .contains("it took longer than 8 s")
                    .contains("hanging.HangTest.values");
            assertThat(culprits.get("hanging.ExitTest").trace()).contains("System.exit was called");
            assertThat(pool.catalog().naturalOrder().tests())
                    .containsExactlyElementsOf(
                            TestOrder.of("hanging.FineTest#passes").tests());
        }
    }

    @Test
    void endWithTheJvmThatStartedThem() throws Exception {
        Path temporary = Files.createDirectories(directory.resolve("temporary"));
        Process controller = new ProcessBuilder(
                        WorkerCommand.executable(Path.of(System.getProperty("java.home")))
                                .toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        WaitingController.class.getName(),
                        Files.createDirectories(directory.resolve("controlled")).toString())
                .redirectErrorStream(true)
                .start();
        try (BufferedReader out = controller.inputReader()) {
            String line = out.readLine();
            while (line != null && !line.startsWith("worker ")) {
                line = out.readLine();
            }
            assertThat(line).as("what the controller said").isNotNull();
            assertThat(temporary).isDirectoryContaining("glob:**vivace-*");
            List<ProcessHandle> workers = controller.descendants().toList();
            controller.destroy();
            assertThat(controller.waitFor(1, TimeUnit.MINUTES)).isTrue();

            isGone(Long.parseLong(line.substring("worker ".length())));
            assertThat(workers)
                    .as("the one and its spare")
                    .hasSizeGreaterThan(1)
                    .noneMatch(ProcessHandle::isAlive);
            assertThat(temporary).isDirectoryNotContaining("glob:**vivace-*");
        } finally {
            controller.destroyForcibly();
        }
    }

    @Test
    void explainArgumentsThatTheJvmRefuses() {
        try (WorkerPool pool = project.pool(project.settings(), WAITING, "-XX:Nonsense")) {
            assertThatThrownBy(pool::catalog)
                    .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                            .contains("The tests' JVM did not start (exit code 1)")
                            .contains("Unrecognized VM option 'Nonsense'")
                            .contains("Try: check the JVM arguments (argLine)"));
        }
    }

    @Test
    void explainThatThereIsNoJava() {
        LaunchSpec spec = LaunchSpec.plain("sample", directory, List.of(), List.of());
        LaunchSpec broken = spec.withJvm(spec.jvm().withJavaHome(directory.resolve("no-jdk")));
        try (WorkerPool pool = WorkerPool.open(broken, WAITING, project.settings())) {
            assertThatThrownBy(pool::catalog)
                    .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                            .contains(directory.resolve("no-jdk").toString())
                            .contains("Try: --java"));
        }
    }

    @Test
    void explainThatAProjectHasNoJunit() {
        LaunchSpec spec = LaunchSpec.plain("sample", directory, List.of(), List.of());
        try (WorkerPool pool = WorkerPool.open(spec, WAITING, project.settings())) {
            assertThatThrownBy(pool::catalog)
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.text()).contains("org/junit/platform"));
        }
    }

    private static void isGone(long pid) {
        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    }

    /** Does something to the worker when the test that waits begins. */
    private static final class Watch implements RunListener {

        private final List<Long> pids = new ArrayList<>();
        private final LongConsumer whenWaiting;

        Watch(LongConsumer whenWaiting) {
            this.whenWaiting = whenWaiting;
        }

        @Override
        public void workerStarted(int worker, long pid, Duration idle) {
            pids.add(pid);
        }

        @Override
        public void testStarted(int worker, TestId id) {
            if (id.equals(TestId.parse(WAITS))) {
                whenWaiting.accept(pids.get(pids.size() - 1));
            }
        }
    }
}
