package dev.vivace.engine.run;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The one queue through which the threads around a worker speak to the thread that owns it. */
final class Mailbox {

    private static final int CAPACITY = 500;

    private final BlockingQueue<Letter> letters = new LinkedBlockingQueue<>();
    private final Semaphore room = new Semaphore(CAPACITY);
    private volatile boolean closed;

    private record Letter(WorkerMessage message, boolean tookRoom) {}

    /** Leaves a message; never waits. */
    void post(WorkerMessage message) {
        letters.add(new Letter(message, false));
    }

    /** Leaves a message as soon as there is room, so that a test that prints a lot cannot fill our memory. */
    void postWhenRoom(WorkerMessage message) {
        room.acquireUninterruptibly();
        if (closed) {
            room.release();
        } else {
            letters.add(new Letter(message, true));
        }
    }

    /** The next message; empty if none comes in time. */
    Optional<WorkerMessage> take(Duration patience) throws InterruptedException {
        Letter letter = letters.poll(Math.max(0, patience.toNanos()), TimeUnit.NANOSECONDS);
        if (letter == null) {
            return Optional.empty();
        }
        if (letter.tookRoom()) {
            room.release();
        }
        return Optional.of(letter.message());
    }

    /** Drops what is said from now on, so that nobody waits for room in vain. */
    void close() {
        closed = true;
        letters.clear();
        room.release(CAPACITY);
    }
}
