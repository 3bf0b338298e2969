package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * Takes what tests print, with the test that printed it. Lines are sent at once, so that a JVM that is halted loses
 * none; what is not yet a line is sent by a thread of ours a moment later.
 */
final class OutputCapture {

    private static final int CAPACITY = 1 << 16;
    private static final int BATCH = 1 << 13;
    private static final long QUIET_NANOS = 1_000_000;
    private static final long PATIENCE_MILLIS = 50;
    private static final long GIVE_UP_MILLIS = 5_000;

    private final Events events;
    private final RunningNodes running;
    private final PrintStream out = new CapturedStream((bytes, from, end) -> accept(false, bytes, from, end));
    private final PrintStream err = new CapturedStream((bytes, from, end) -> accept(true, bytes, from, end));

    private final byte[] pending = new byte[CAPACITY];
    private int size;
    private String owner = "";
    private boolean error;
    private long lastSent = System.nanoTime();
    private boolean urgent;

    OutputCapture(Events events, RunningNodes running) {
        this.events = events;
        this.running = running;
    }

    /** Puts our streams in place, again where a test replaced them. */
    void install() {
        System.setOut(out);
        System.setErr(err);
    }

    /** Sends what was printed so far. */
    synchronized void flush() {
        if (size > 0) {
            drain();
        }
    }

    private synchronized void accept(boolean toError, byte[] bytes, int from, int end) {
        String printer = running.current();
        for (int at = from; at < end; ) {
            if (size == CAPACITY || size > 0 && !(error == toError && owner.equals(printer))) {
                drain();
            }
            owner = printer;
            error = toError;
            int count = Math.min(end - at, CAPACITY - size);
            System.arraycopy(bytes, at, pending, size, count);
            size += count;
            at += count;
        }
        if (isWorthSending(bytes, from, end)) {
            drain();
        } else {
            notifyAll();
        }
    }

    private boolean isWorthSending(byte[] bytes, int from, int end) {
        return size >= BATCH || endsLine(bytes, from, end) || System.nanoTime() - lastSent > QUIET_NANOS;
    }

    private static boolean endsLine(byte[] bytes, int from, int end) {
        for (int i = end - 1; i >= from; i--) {
            if (bytes[i] == '\n') {
                return true;
            }
        }
        return false;
    }

    /** Sends here where that is safe: a stack overflow within a write to the socket could leave half a frame. */
    private void drain() {
        if (StackRoom.isLeft()) {
            send();
        } else {
            awaitSending();
        }
    }

    private void send() {
        byte[] bytes = Arrays.copyOf(pending, size);
        size = 0;
        lastSent = System.nanoTime();
        try {
            events.output(owner, error, bytes);
        } catch (UncheckedIOException e) {
            // The controller has gone: the thread that listens to it ends this JVM.
            return;
        }
    }

    private void awaitSending() {
        long deadline = System.nanoTime() + GIVE_UP_MILLIS * 1_000_000;
        boolean interrupted = false;
        urgent = true;
        notifyAll();
        while (size > 0 && System.nanoTime() < deadline) {
            interrupted |= isInterruptedDuring(PATIENCE_MILLIS);
        }
        // After that long the memory must be full: the oldest output is lost rather than the test.
        size = 0;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Never returns: sends, a moment after it was printed, what nobody else has sent. */
    synchronized void sendRemainders() {
        while (true) {
            while (size == 0) {
                isInterruptedDuring(0);
            }
            if (!urgent) {
                isInterruptedDuring(PATIENCE_MILLIS);
            }
            urgent = false;
            sendIfMemoryAllows();
            notifyAll();
        }
    }

    private void sendIfMemoryAllows() {
        try {
            flush();
        } catch (OutOfMemoryError e) {
            // A test has filled the memory: what is left is sent when there is room again.
            return;
        }
    }

    private boolean isInterruptedDuring(long millis) {
        try {
            wait(millis);
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }
}
