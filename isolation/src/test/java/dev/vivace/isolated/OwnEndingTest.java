package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolated.ThreadsTest.Stubborn;
import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Threads that heed no interrupt, only a method of their program that nobody has called. */
class OwnEndingTest {

    private final CountDownLatch torndown = new CountDownLatch(1);

    @Test
    void aTaskIsTold() throws Exception {
        endsAtBoundary(() -> new Thread(new Processor()));
    }

    @Test
    void aThreadIsTold() throws Exception {
        endsAtBoundary(Poller::new);
    }

    @Test
    void theOwnerOfAnInnerClassIsTold() throws Exception {
        endsAtBoundary(() -> new Server().inner());
    }

    @Test
    void theOwnerOfALambdaIsTold() throws Exception {
        endsAtBoundary(() -> new Server().lambda());
    }

    @Test
    void theOwnerOfATaskIsToldHoweverOftenItIsWrapped() throws Exception {
        endsAtBoundary(() -> new Thread(new Wrapper(new Wrapper(new Server().task()))));
    }

    @Test
    void whatATaskWouldNotRunIsNotTold() throws Exception {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        Server server = new Server();
        Thread thread = new Thread(new Choice(() -> Stubborn.await(end), server.task()));
        thread.start();

        assertThat(taintsOf(Isolation::reset)).hasSize(1);

        assertThat(server.calls).hasValue(0);
        end.countDown();
        thread.join();
    }

    @Test
    void anObjectIsToldOnceHoweverManyThreadsServeIt() throws Exception {
        Server server = new Server();
        undo(
                () -> {
                    server.lambda().start();
                    server.lambda().start();
                    server.inner().start();
                },
                () -> assertThat(server.calls).hasValue(1));
    }

    @Test
    void whatALambdaOfOthersUsesIsNotTold() throws Exception {
        Isolation.remember();
        Server server = new Server();
        Thread thread = new Thread(server::await);
        thread.start();

        assertThat(taintsOf(Isolation::reset)).hasSize(1);

        assertThat(server.calls).hasValue(0);
        server.shutdown();
        thread.join();
    }

    private static void endsAtBoundary(Supplier<Thread> thread) throws Exception {
        List<Thread> threads = new ArrayList<>();
        undo(
                () -> {
                    threads.add(thread.get());
                    threads.get(threads.size() - 1).start();
                },
                () -> assertThat(threads).isNotEmpty().noneMatch(Thread::isAlive));
    }

    @Test
    void whatHasAnAnnotationIsNotCalled() throws Exception {
        Isolation.remember();
        Thread thread = new Thread(() -> Stubborn.await(torndown), "stubborn");
        thread.start();

        assertThat(taintsOf(Isolation::reset)).hasSize(1);

        assertThat(thread.isAlive()).isTrue();
        torndown.countDown();
        thread.join();
    }

    @AfterEach
    public void close() {
        torndown.countDown();
    }

    @Test
    void aMethodThatDoesNotComeToItsEndTaints() throws Exception {
        Isolation.remember();
        CountDownLatch end = new CountDownLatch(1);
        Clinging clinging = new Clinging(end);
        Thread thread = new Thread(clinging);
        thread.start();

        List<Taint> taints = taintsOf(Isolation::reset);

        assertThat(taints).extracting(Taint::reason).anyMatch(reason -> reason.contains("vivace-ending"));
        end.countDown();
        thread.join();
    }

    /** As the ring buffers of some libraries for logging have it. */
    static final class Processor implements Runnable {

        private final CountDownLatch halted = new CountDownLatch(1);

        @Override
        public void run() {
            Stubborn.await(halted);
        }

        public void halt() {
            halted.countDown();
        }
    }

    static final class Poller extends Thread {

        private final CountDownLatch ended = new CountDownLatch(1);

        @Override
        public void run() {
            Stubborn.await(ended);
        }

        public void terminate() {
            ended.countDown();
        }
    }

    static final class Server {

        private final CountDownLatch stopped = new CountDownLatch(1);
        private final AtomicInteger calls = new AtomicInteger();

        Thread inner() {
            return new Thread(task());
        }

        Runnable task() {
            return new Runnable() {
                @Override
                public void run() {
                    await();
                }
            };
        }

        Thread lambda() {
            return new Thread(() -> await());
        }

        void await() {
            Stubborn.await(stopped);
        }

        public void shutdown() {
            calls.incrementAndGet();
            stopped.countDown();
        }
    }

    static final class Clinging implements Runnable {

        private final CountDownLatch end;

        Clinging(CountDownLatch end) {
            this.end = end;
        }

        @Override
        public void run() {
            Stubborn.await(end);
        }

        public void stop() {
            Stubborn.await(end);
        }
    }

    /** As libraries have it that look after their own thread locals. */
    static final class Wrapper implements Runnable {

        private final Runnable wrapped;

        Wrapper(Runnable wrapped) {
            this.wrapped = wrapped;
        }

        @Override
        public void run() {
            wrapped.run();
        }
    }

    static final class Choice implements Runnable {

        private final Runnable first;
        private final Runnable otherwise;

        Choice(Runnable first, Runnable otherwise) {
            this.first = first;
            this.otherwise = otherwise;
        }

        @Override
        public void run() {
            (first == null ? otherwise : first).run();
        }
    }
}
