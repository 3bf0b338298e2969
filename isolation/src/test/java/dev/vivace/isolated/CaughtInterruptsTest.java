package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static dev.vivace.isolated.ThreadsTest.started;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

/** Threads that catch interrupts and go on. */
class CaughtInterruptsTest {

    private static final AtomicInteger TICKS = new AtomicInteger();

    @Test
    void aThreadThatGoesOnEndsAtTheNext() throws Exception {
        List<Throwable> heard = new CopyOnWriteArrayList<>();
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> {
                    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> heard.add(error));
                    threads.add(started("ticker", CaughtInterruptsTest::tickForEver));
                    threads.add(started("careless", CaughtInterruptsTest::goOnWhateverHappens));
                },
                () -> {
                    assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive);
                    assertThat(heard).isEmpty();
                });
    }

    private static void tickForEver() {
        while (true) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                TICKS.incrementAndGet();
            }
        }
    }

    private static void goOnWhateverHappens() {
        while (true) {
            try {
                try {
                    waitForEver();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            } catch (Throwable e) {
                TICKS.incrementAndGet();
            }
        }
    }

    private static void waitForEver() throws InterruptedException {
        synchronized (TICKS) {
            TICKS.wait();
        }
    }

    @Test
    void whatItHoldsIsClosedAndGivenBack() throws Exception {
        List<Thread> threads = new ArrayList<>();
        ReentrantLock lock = new ReentrantLock();
        AtomicInteger opened = new AtomicInteger();
        undo(
                () -> {
                    threads.add(started("holder", () -> sleepWithResource(opened)));
                    threads.add(started("owner", () -> sleepWithLock(lock)));
                },
                () -> {
                    assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive);
                    assertThat(opened).hasValue(0);
                    assertThat(lock.isLocked()).isFalse();
                });
    }

    @Test
    void whoTidiesUpMayWaitMeanwhile() throws Exception {
        List<Thread> threads = new ArrayList<>();
        AtomicInteger tidied = new AtomicInteger();
        CountDownLatch begun = new CountDownLatch(2);
        undo(
                () -> {
                    threads.add(started("tidy", () -> tidyUpWhenDisturbed(begun, tidied)));
                    threads.add(started("tidy too", () -> tidyUpWhenDisturbed(begun, tidied)));
                    begun.await();
                    while (threads.stream().anyMatch(thread -> thread.getState() == Thread.State.RUNNABLE)) {
                        Thread.onSpinWait();
                    }
                },
                () -> {
                    assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive);
                    assertThat(tidied).hasValue(threads.size());
                });
    }

    private static void tidyUpWhenDisturbed(CountDownLatch begun, AtomicInteger tidied) {
        begun.countDown();
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            awaitPeace();
            tidied.incrementAndGet();
        }
    }

    private static void awaitPeace() {
        try {
            Thread.sleep(700);
        } catch (InterruptedException e) {
            TICKS.incrementAndGet();
        }
    }

    @Test
    void aThreadThatCannotBeInterruptedTaintsItsClassAndNobodyElse() throws Exception {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        Thread thread = new Deaf(end);
        thread.start();
        Thread other = started("ticker", CaughtInterruptsTest::tickForEver);

        List<Taint> taints = taintsOf(Isolation::reset);

        assertThat(taints).extracting(Taint::className).containsExactly(CaughtInterruptsTest.class.getName());
        assertThat(other.isAlive()).isFalse();
        end.countDown();
        thread.join();
    }

    private static final class Deaf extends Thread {

        private final CountDownLatch end;

        Deaf(CountDownLatch end) {
            super("deaf");
            this.end = end;
        }

        @Override
        public void run() {
            CaughtInterruptsTest.await(end);
        }

        @Override
        public void interrupt() {
            throw new IllegalStateException("not now");
        }
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void sleepWithResource(AtomicInteger opened) {
        while (true) {
            opened.incrementAndGet();
            try (Closeable resource = opened::decrementAndGet) {
                Thread.sleep(60_000);
            } catch (InterruptedException | IOException e) {
                TICKS.incrementAndGet();
            }
        }
    }

    private static void sleepWithLock(ReentrantLock lock) {
        while (true) {
            lock.lock();
            try {
                waitForEver();
            } catch (InterruptedException e) {
                TICKS.incrementAndGet();
            } finally {
                lock.unlock();
            }
        }
    }
}
