package dev.vivace.engine.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** Hands lanes out, the one used last first, so that a single caller always meets the same worker. */
final class Lanes {

    private final List<Lane> all;
    private final Deque<Lane> free;
    private boolean closed;

    Lanes(int count) {
        this.all = IntStream.rangeClosed(1, count).mapToObj(Lane::new).toList();
        this.free = new ArrayDeque<>(all);
    }

    /** Waits for a free lane. */
    synchronized Lane take() {
        try {
            while (free.isEmpty() && !closed) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while waiting for a worker", e);
        }
        checkOpen();
        return free.removeFirst();
    }

    /** Takes this lane; false where somebody else has it, or nobody may. */
    synchronized boolean take(Lane lane) {
        return !closed && free.remove(lane);
    }

    /** Takes a lane back; false when the lanes are closed and its worker must go. */
    synchronized boolean giveBack(Lane lane) {
        free.addFirst(lane);
        notifyAll();
        return !closed;
    }

    synchronized void checkOpen() {
        if (closed) {
            throw new RunnerClosed();
        }
    }

    /** Hands out no lane any more; true the first time. */
    synchronized boolean close() {
        boolean first = !closed;
        closed = true;
        notifyAll();
        return first;
    }

    /** Lanes that nobody uses. */
    synchronized List<Lane> free() {
        return List.copyOf(free);
    }

    /** Lanes that somebody uses. */
    synchronized List<Lane> taken() {
        List<Lane> taken = new ArrayList<>(all);
        taken.removeAll(free);
        return taken;
    }

    /** How many JVMs wait for their turn. */
    int spares() {
        return all.stream().mapToInt(Lane::spares).sum();
    }

    List<Lane> all() {
        return all;
    }
}
