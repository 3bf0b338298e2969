package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.vivace.isolated.ThreadsTest.Stubborn;
import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import kotlin.Unit;
import kotlin.concurrent.ThreadsKt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import scala.shop.Crew;

/** Threads that frameworks and languages have made: theirs, unless the program runs in them. */
class LentThreadsTest {

    private final CountDownLatch end = new CountDownLatch(1);

    @AfterEach
    void letGo() {
        end.countDown();
    }

    @Test
    void aThreadOfKotlinEnds() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> threads.add(ofKotlin(LentThreadsTest::sleep)),
                () -> assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive));
    }

    @Test
    void aThreadOfKotlinThatDoesNotEndTaints() {
        Isolation.remember();
        ofKotlin(() -> Stubborn.await(end));

        assertThat(taintsOf(Isolation::reset)).extracting(Taint::className).containsExactly(Stubborn.class.getName());
    }

    @Test
    void aShutdownHookOfKotlinRuns() throws Exception {
        List<String> ran = new CopyOnWriteArrayList<>();
        undo(
                () -> Runtime.getRuntime().addShutdownHook(ThreadsKt.thread(false, false, null, null, -1, () -> {
                    ran.add("hook");
                    return Unit.INSTANCE;
                })),
                () -> assertThat(ran).isNotEmpty().containsOnly("hook"));
        assertThat(ran).hasSize(2);
    }

    private static Thread ofKotlin(Runnable task) {
        return ThreadsKt.thread(true, true, null, "kotlin", -1, () -> {
            task.run();
            return Unit.INSTANCE;
        });
    }

    @Test
    void codeThatJunitGaveUpTaints() {
        Isolation.remember();
        assertThrows(
                AssertionError.class,
                () -> assertTimeoutPreemptively(Duration.ofMillis(200), () -> Stubborn.await(end)));

        assertThat(taintsOf(Isolation::reset)).extracting(Taint::className).containsExactly(Stubborn.class.getName());
    }

    @Test
    void aPoolOfALanguageLetsGoOfWhatItRunsAndGoesOn() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1, new Crew());
        List<String> interrupted = new CopyOnWriteArrayList<>();
        Runnable sleeper = () -> {
            sleep();
            interrupted.add("sleeper");
        };
        undo(() -> runIn(pool, sleeper), () -> assertThat(interrupted).isNotEmpty());
        assertThat(pool.submit(() -> "goes on").get()).isEqualTo("goes on");
        pool.shutdown();
    }

    private static void runIn(ExecutorService pool, Runnable task) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        pool.execute(() -> {
            begun.countDown();
            task.run();
        });
        begun.await();
    }

    @Test
    void whatAPoolOfALanguageDoesNotLetGoTaintsAlsoWhenItWasIdleBefore() throws Exception {
        Isolation.remember();
        ExecutorService pool = Executors.newFixedThreadPool(1, new Crew());
        pool.submit(() -> {}).get();
        assertThat(taintsOf(Isolation::reset)).isEmpty();

        runIn(pool, () -> Stubborn.await(end));

        assertThat(taintsOf(Isolation::reset)).extracting(Taint::className).containsExactly(Stubborn.class.getName());
        pool.shutdown();
    }

    @Test
    void aSharedPoolOfALanguageFinishesWhatItHasAndForgetsItsLocals() throws Exception {
        ForkJoinPool pool = pool();
        ThreadLocal<String> local = new ThreadLocal<>();
        List<String> finished = new CopyOnWriteArrayList<>();
        undo(
                () -> pool.execute(() -> {
                    local.set("polluted");
                    pause();
                    finished.add(Thread.interrupted() ? "interrupted" : "finished");
                }),
                () -> {
                    assertThat(finished).isNotEmpty().containsOnly("finished");
                    assertThat(pool.submit(local::get).get()).isNull();
                });
        pool.shutdown();
    }

    @Test
    void workThatASharedPoolOfALanguageDoesNotFinishTaints() {
        Isolation.remember();
        ForkJoinPool pool = pool();
        pool.execute(() -> Stubborn.await(end));

        assertThat(taintsOf(Isolation::reset))
                .extracting(Taint::reason)
                .containsExactly("the pool of thread crew is still at work");
        pool.shutdown();
    }

    @Test
    void threadsOfThePoolThatResetsAreSparedWhoeverMadeIt() throws Exception {
        Isolation.remember();
        ExecutorService pool = Executors.newWorkStealingPool(2);
        CountDownLatch begun = new CountDownLatch(1);
        pool.execute(() -> {
            begun.countDown();
            Stubborn.await(end);
        });
        begun.await();

        assertThat(pool.submit(() -> taintsOf(Isolation::reset)).get()).isEmpty();
        assertThat(pool.isShutdown()).isFalse();
        pool.shutdown();
    }

    private static ForkJoinPool pool() {
        return new ForkJoinPool(1, new Crew(), null, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FORK_JOIN_POOL", "WORKER_THREAD_POOL"})
    void threadsThatRunTestsBesideThisOneAreSpared(String kind) {
        Isolation.remember();
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        List<Taint> taints = taintsOf(() -> LauncherFactory.create().execute(inTwoThreads(kind), summary));

        assertThat(summary.getSummary().getFailures()).isEmpty();
        assertThat(summary.getSummary().getTestsSucceededCount()).isEqualTo(2);
        assertThat(taints).isEmpty();
    }

    private static LauncherDiscoveryRequest inTwoThreads(String kind) {
        String parallel = "junit.jupiter.execution.parallel.";
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(Parallel.class))
                .configurationParameter(parallel + "enabled", "true")
                .configurationParameter(parallel + "config.executor-service", kind)
                .configurationParameter(parallel + "config.strategy", "fixed")
                .configurationParameter(parallel + "config.fixed.parallelism", "2")
                .build();
    }

    @Execution(ExecutionMode.CONCURRENT)
    static final class Parallel {

        private static CountDownLatch begun = new CountDownLatch(1);
        private static CountDownLatch isReset = new CountDownLatch(1);

        @Test
        void works() throws Exception {
            CountDownLatch until = isReset;
            begun.countDown();
            assertThat(until.await(10, TimeUnit.SECONDS)).isTrue();
        }

        @Test
        void resets() throws Exception {
            CountDownLatch done = isReset;
            assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
            Isolation.reset();
            done.countDown();
        }
    }

    private static void pause() {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
