package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Threads that a test leaves behind, and what the thread that runs tests keeps. */
class ThreadsTest {

    @Test
    void aThreadThatHeedsInterruptsEnds() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(() -> threads.add(started("sleeper", ThreadsTest::sleep)), () -> assertThat(threads)
                .noneMatch(Thread::isAlive));
    }

    @Test
    void poolsOfThreadsEnd() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> {
                    ExecutorService pool = Executors.newFixedThreadPool(2);
                    pool.submit(() -> threads.add(Thread.currentThread())).get();
                    ForkJoinPool forks = new ForkJoinPool(2);
                    forks.submit(() -> threads.add(Thread.currentThread())).get();
                    Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.MILLISECONDS);
                },
                () -> assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive));
    }

    @Test
    void executorsThatOnlyHeedBeingClosedEnd() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> threads.add(new Office().hire()),
                () -> assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive));
    }

    @Test
    void aThreadThatGoesHomeAfterASecondIsWaitedFor() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(() -> threads.add(started("tired", ThreadsTest::waitASecond)), () -> assertThat(threads)
                .noneMatch(Thread::isAlive));
    }

    @Test
    void andHasTimeToTidyUpWhenItsSecondIsOver() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(() -> threads.add(started("tidy", ThreadsTest::waitASecondAndTidyUp)), () -> assertThat(threads)
                .noneMatch(Thread::isAlive));
    }

    private static void waitASecondAndTidyUp() {
        waitASecond();
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(50);
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }

    private static void waitASecond() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            Thread.interrupted();
            LockSupport.parkNanos(left);
        }
    }

    @Test
    void aThreadThatTakesItsEndForAFailureDoesNotEndTheJvm() throws Exception {
        List<Throwable> heard = new CopyOnWriteArrayList<>();
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> {
                    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> heard.add(error));
                    threads.add(started("server", ThreadsTest::exitWhenDisturbed));
                },
                () -> {
                    assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive);
                    assertThat(heard).isEmpty();
                });
    }

    private static void exitWhenDisturbed() {
        sleep();
        System.exit(100);
    }

    @Test
    void timersEnd() throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> {
                    CountDownLatch ran = new CountDownLatch(1);
                    new Timer().schedule(task(threads, ran), 0, 60_000);
                    ran.await();
                },
                () -> assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive));
    }

    private static TimerTask task(List<Thread> threads, CountDownLatch ran) {
        return new TimerTask() {
            @Override
            public void run() {
                threads.add(Thread.currentThread());
                ran.countDown();
            }
        };
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtualThreadsEndToo() throws Exception {
        Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        Method executor = Executors.class.getMethod("newVirtualThreadPerTaskExecutor");
        List<Thread> threads = new CopyOnWriteArrayList<>();
        undo(
                () -> {
                    CountDownLatch started = new CountDownLatch(2);
                    Runnable task = () -> {
                        threads.add(Thread.currentThread());
                        started.countDown();
                        sleep();
                    };
                    start.invoke(null, task);
                    ((ExecutorService) executor.invoke(null)).execute(task);
                    started.await();
                },
                () -> assertThat(threads).isNotEmpty().allMatch(ThreadsTest::ends));
    }

    /** An executor forgets its thread a moment before that ends. */
    private static boolean ends(Thread thread) {
        try {
            thread.join(10_000);
            return !thread.isAlive();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void aVirtualThreadThatDoesNotEndTaints() throws Exception {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        Runnable task = () -> Stubborn.await(end);
        Thread thread = (Thread)
                Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);

        List<Taint> taints = taintsOf(Isolation::reset);

        assertThat(taints).extracting(Taint::className).containsExactly(Stubborn.class.getName());
        end.countDown();
        thread.join();
    }

    @Test
    void aThreadThatDoesNotEndTaintsOnce() throws Exception {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        Thread thread = started("stubborn", () -> Stubborn.await(end));

        List<Taint> taints = taintsOf(Isolation::reset);

        assertThat(taints).hasSize(1);
        assertThat(taints.get(0).className()).isEqualTo(Stubborn.class.getName());
        assertThat(taints.get(0).reason()).contains("thread stubborn does not end", "Stubborn.await");
        assertThat(taintsOf(Isolation::reset)).isEmpty();
        end.countDown();
        thread.join();
    }

    @Test
    void threadsOfTheRunnerAreSpared() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        Thread before = started("before", () -> Stubborn.await(end));
        Isolation.remember();
        Thread spared = started("spared", () -> Stubborn.await(end));
        Isolation.spare(spared);

        assertThat(taintsOf(Isolation::reset)).isEmpty();

        assertThat(before.isAlive()).isTrue();
        assertThat(spared.isAlive()).isTrue();
        end.countDown();
        before.join();
        spared.join();
    }

    @Test
    void theCommonPoolFinishesWhatItHas() throws Exception {
        ThreadLocal<String> local = new ThreadLocal<>();
        undo(
                () -> {
                    for (int i = 0; i < 10; i++) {
                        ForkJoinPool.commonPool().execute(() -> local.set("polluted"));
                    }
                },
                () -> {
                    for (int i = 0; i < 10; i++) {
                        assertThat(ForkJoinPool.commonPool().submit(local::get).get())
                                .isNull();
                    }
                });
    }

    @Test
    void workThatTheCommonPoolDoesNotFinishTaints() {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        ForkJoinPool.commonPool().execute(() -> Stubborn.await(end));

        List<Taint> taints = taintsOf(Isolation::reset);

        assertThat(taints).extracting(Taint::reason).containsExactly("the common pool is still at work");
        end.countDown();
        assertThat(ForkJoinPool.commonPool().awaitQuiescence(10, TimeUnit.SECONDS))
                .isTrue();
    }

    @Test
    void theThreadThatRunsTests() throws Exception {
        Thread thread = Thread.currentThread();
        String name = thread.getName();
        int priority = thread.getPriority();
        ClassLoader loader = thread.getContextClassLoader();
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        undo(
                () -> {
                    thread.setName("polluted");
                    thread.setPriority(Thread.MIN_PRIORITY);
                    thread.setContextClassLoader(null);
                    thread.setUncaughtExceptionHandler((where, problem) -> {});
                    Thread.setDefaultUncaughtExceptionHandler((where, problem) -> {});
                    thread.interrupt();
                },
                () -> {
                    assertThat(thread.isInterrupted()).isFalse();
                    assertThat(thread.getName()).isEqualTo(name);
                    assertThat(thread.getPriority()).isEqualTo(priority);
                    assertThat(thread.getContextClassLoader()).isSameAs(loader);
                    assertThat(thread.getUncaughtExceptionHandler()).isSameAs(thread.getThreadGroup());
                    assertThat(Thread.getDefaultUncaughtExceptionHandler()).isSameAs(handler);
                });
    }

    @Test
    void threadLocals() throws Exception {
        ThreadLocal<String> known = new ThreadLocal<>();
        known.set("before");
        ThreadLocal<String> fresh = new ThreadLocal<>();
        ThreadLocal<List<String>> made = ThreadLocal.withInitial(ArrayList::new);
        InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();
        undo(
                () -> {
                    known.set("polluted");
                    fresh.set("polluted");
                    made.get().add("polluted");
                    inherited.set("polluted");
                },
                () -> {
                    assertThat(known.get()).isEqualTo("before");
                    assertThat(fresh.get()).isNull();
                    assertThat(made.get()).isEmpty();
                    assertThat(inherited.get()).isNull();
                });
    }

    @Test
    void namesOfThreadsAndPoolsAreCountedAnew() throws Exception {
        List<String> names = new ArrayList<>();
        undo(() -> names.addAll(newNames()), () -> {});

        assertThat(names.subList(0, names.size() / 2)).isEqualTo(names.subList(names.size() / 2, names.size()));
    }

    private static List<String> newNames() throws Exception {
        List<String> names = new ArrayList<>();
        names.add(new Thread(() -> {}).getName());
        ExecutorService pool = Executors.newSingleThreadExecutor();
        names.add(pool.submit(() -> Thread.currentThread().getName()).get());
        pool.shutdown();
        ForkJoinPool forks = new ForkJoinPool(1);
        names.add(forks.submit(() -> Thread.currentThread().getName()).get());
        forks.shutdown();
        return names;
    }

    static Thread started(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.start();
        return thread;
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** As some libraries have it, which do without the JDK's pools. */
    static final class Office implements Executor, AutoCloseable {

        private final CountDownLatch closed = new CountDownLatch(1);

        Thread hire() {
            Thread clerk = new Clerk();
            clerk.start();
            return clerk;
        }

        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void close() {
            closed.countDown();
        }

        final class Clerk extends Thread {
            @Override
            public void run() {
                Stubborn.await(closed);
            }
        }
    }

    static final class Stubborn {
        static void await(CountDownLatch end) {
            while (end.getCount() > 0) {
                Thread.onSpinWait();
            }
        }
    }
}
