package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static dev.vivace.isolated.ThreadsTest.started;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
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
