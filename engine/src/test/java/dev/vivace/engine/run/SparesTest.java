package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JVMs that start before it is their turn. */
class SparesTest {

    private static final String[] CLASSES = {"spares.OneTest", "spares.TwoTest", "spares.ThreeTest"};
    private static final String ONE = "spares.OneTest#passes";
    private static final String TWO = "spares.TwoTest#passes";

    @TempDir
    Path directory;

    private CompiledProject project;

    @BeforeEach
    void compile() throws IOException {
        project = CompiledProject.of(Path.of("src", "test", "projects", "spares"), directory);
        Path services = Files.createDirectories(project.classes().resolve("META-INF/services"));
        Files.writeString(services.resolve("org.junit.platform.launcher.LauncherSessionListener"), "spares.Protocol");
    }

    @Test
    void runTheNextOrder() {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool()) {
            pool.catalog();
            pool.expect(Collections.nCopies(2, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), watch);
            pool.run(TestOrder.of(TWO), watch);
        }
        assertThat(watch.spares.get(0)).containsExactly(watch.workers.get(1));
    }

    @Test
    void tellHowLongTheyHaveWaited() {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool("-Dspares.sleep=1500")) {
            pool.catalog();
            pool.expect(Collections.nCopies(20, Duration.ofSeconds(1)));
            // On a busy machine a test may be over before the next JVM is there.
            while (watch.idle.size() < 20 && watch.idle.stream().allMatch(Duration::isZero)) {
                pool.run(TestOrder.of(ONE), watch);
            }
        }
        assertThat(watch.idle).anySatisfy(waited -> assertThat(waited).isPositive());
    }

    @Test
    void areNotStartedForNothing() {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool()) {
            pool.catalog();
            pool.expect(Collections.nCopies(1, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), watch);
        }
        assertThat(watch.spares.get(0)).isEmpty();
    }

    @Test
    void areReplacedWhereTheyDie() {
        Watch murder = new Watch(spare -> ProcessHandle.of(spare).orElseThrow().destroyForcibly());
        Watch watch = new Watch(spare -> {});
        try (WorkerPool pool = pool()) {
            pool.catalog();
            pool.expect(Collections.nCopies(2, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), murder);
            OrderRun second = pool.run(TestOrder.of(TWO), watch);

            assertThat(OrderRunnerContract.outcomes(second)).containsExactly(Outcome.PASSED);
        }
        assertThat(murder.spares.get(0)).isNotEmpty().doesNotContainAnyElementsOf(watch.workers);
    }

    @Test
    void runNothingOfTheProjectBeforeTheirTurn() throws IOException {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool("-Dspares.sleep=1500")) {
            pool.catalog();
            Files.delete(directory.resolve("protocol.txt"));
            pool.expect(Collections.nCopies(2, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), watch);
            pool.run(TestOrder.of(TWO), watch);
        }
        long one = watch.workers.get(0);
        long two = watch.workers.get(1);
        assertThat(directory.resolve("protocol.txt"))
                .hasContent(String.join(
                        "\n",
                        one + " initialised",
                        one + " opened",
                        one + " OneTest",
                        one + " closed",
                        two + " initialised",
                        two + " opened",
                        two + " TwoTest",
                        two + " closed"));
    }

    @Test
    void endWithThePool() {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool()) {
            pool.catalog();
            pool.expect(Collections.nCopies(3, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), watch);
        }
        assertThat(watch.spares.get(0)).isNotEmpty().allSatisfy(SparesTest::isGone);
    }

    @Test
    void endWithAPoolThatIsClosedMeanwhile() {
        List<Long> spares = new ArrayList<>();
        try (WorkerPool pool = pool("-Dspares.sleep=600000")) {
            pool.catalog();
            pool.expect(Collections.nCopies(3, Duration.ofSeconds(1)));
            Watch watch = new Watch(spare -> new Thread(pool::close).start());
            pool.run(TestOrder.of(ONE), watch);
            spares.addAll(watch.spares.get(0));
        }
        assertThat(spares).isNotEmpty().allSatisfy(SparesTest::isGone);
    }

    @Test
    void areNotThereWhereTwoJvmsWouldDisturbEachOther() {
        Watch watch = new Watch(worker -> {});
        try (WorkerPool pool = pool("-XX:+AlwaysPreTouch")) {
            pool.catalog();
            pool.expect(Collections.nCopies(2, Duration.ofSeconds(1)));
            pool.run(TestOrder.of(ONE), watch);
        }
        assertThat(watch.spares.get(0)).isEmpty();
    }

    @Test
    void leaveNothingBehindWhateverTestsDo() throws IOException {
        HostileProject hostile = HostileProject.compile(Files.createDirectories(directory.resolve("hostile")));
        List<String> classes =
                List.of("hostile.CrashTest", "hostile.ExitTest", "hostile.ThreadTest", "hostile.GlobalStateTest");
        List<Path> scratches = new ArrayList<>();
        Set<Long> spares = new HashSet<>();
        try (WorkerPool pool = hostile.pool(hostile.settings().withIsolation(Isolation.PROCESS), classes)) {
            List<TestOrder> orders = pool.catalog().cutByClass(pool.catalog().naturalOrder());
            pool.expect(Collections.nCopies(orders.size(), Duration.ofSeconds(1)));
            for (TestOrder order : orders) {
                for (TestOrder rest = order; !rest.tests().isEmpty(); ) {
                    Watch watch = new Watch(spares::add);
                    rest = new TestOrder(pool.run(rest, watch).notRun());
                    scratches.addAll(watch.scratches);
                }
            }
        }
        assertThat(spares).isNotEmpty().allSatisfy(SparesTest::isGone);
        assertThat(scratches).isNotEmpty().allSatisfy(scratch -> assertThat(scratch)
                .doesNotExist());
    }

    private WorkerPool pool(String... arguments) {
        return WorkerPool.open(
                project.spec().withJvm(project.spec().jvm().withArguments(List.of(arguments))),
                List.of(CLASSES),
                project.settings().withIsolation(Isolation.PROCESS));
    }

    private static void isGone(long pid) {
        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    }

    /** Looks, when a test begins, which other JVMs of its pool there are, and does something to them. */
    private static final class Watch implements RunListener {

        private final List<Long> workers = new ArrayList<>();
        private final List<Duration> idle = new ArrayList<>();
        private final List<Set<Long>> spares = new ArrayList<>();
        private final List<Path> scratches = new ArrayList<>();
        private final LongConsumer toSpares;

        Watch(LongConsumer toSpares) {
            this.toSpares = toSpares;
        }

        @Override
        public void workerStarted(int worker, long pid, Duration waited) {
            workers.add(pid);
            idle.add(waited);
            scratches.add(HostileProject.scratchDirectoryOf(pid).orElseThrow());
        }

        @Override
        public void testStarted(int worker, TestId id) {
            long own = workers.get(workers.size() - 1);
            Path scratch = scratches.get(scratches.size() - 1);
            Set<Long> others = ProcessHandle.current()
                    .children()
                    .filter(ProcessHandle::isAlive)
                    .map(ProcessHandle::pid)
                    .filter(pid -> pid != own)
                    .filter(pid -> HostileProject.scratchDirectoryOf(pid)
                            .filter(scratch::equals)
                            .isPresent())
                    .collect(Collectors.toSet());
            spares.add(others);
            others.forEach(toSpares::accept);
        }
    }
}
