package dev.vivace.isolation.boundary;

/** Waits for threads to end. */
final class Joining {

    private static final long NANOS = 1_000_000;

    private Joining() {}

    /** Whether a thread has ended, before a time as {@link System#nanoTime} tells it. */
    static boolean isOver(Thread thread, long deadline) throws InterruptedException {
        long millis = (deadline - System.nanoTime()) / NANOS;
        if (thread.isAlive() && millis > 0) {
            thread.join(millis);
        }
        return !thread.isAlive();
    }
}
