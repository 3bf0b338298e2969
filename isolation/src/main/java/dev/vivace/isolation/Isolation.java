package dev.vivace.isolation;

import dev.vivace.isolation.boundary.Boundary;
import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Footprint;
import dev.vivace.isolation.runtime.Taint;
import dev.vivace.isolation.runtime.Taints;
import java.time.Duration;
import java.util.List;

/** Makes a JVM that runs with the agent forget what happened in it. */
public final class Isolation {

    @SuppressWarnings("NonFinalStaticField") // what this JVM returns to, said when tests are about to begin
    private static Boundary boundary;

    @SuppressWarnings("NonFinalStaticField") // of what ran between the last two resets
    private static Footprint footprint = Footprint.take();

    private Isolation() {}

    /** Whether this JVM runs with the agent; without it nothing can be forgotten. */
    public static boolean isActive() {
        return Isolation.class.getClassLoader() == null;
    }

    /** What the JDK keeps now, and the threads that run now, are what every reset returns to; the last call counts. */
    public static synchronized void remember() {
        if (!isActive()) {
            return;
        }
        try {
            boundary = new Boundary();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            Taints.add("", "what this JVM keeps cannot be remembered: " + e);
        }
    }

    /**
     * Forgets: what is static is as in a new JVM when it is next touched, and what the JDK keeps is as it was when
     * {@link #remember} was called, or this method for the first time. Never throws; what could not be undone is among
     * the {@link #taints}. To be called between test classes, while no test runs.
     *
     * @return how long it took
     */
    public static synchronized Duration reset() {
        if (!isActive()) {
            return Duration.ZERO;
        }
        long start = System.nanoTime();
        if (boundary == null) {
            remember();
        }
        if (boundary == null) {
            Epoch.next();
        } else {
            boundary.cross();
        }
        footprint = Footprint.take();
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** What the code before the last reset may have read or changed. */
    public static synchronized Footprint footprint() {
        return footprint;
    }

    /** A thread that is no test's is not ended by a reset. Those that run when all is remembered need no mention. */
    public static synchronized void spare(Thread thread) {
        if (boundary != null) {
            boundary.spare(thread);
        }
    }

    /** What has happened in this JVM that no reset can undo; a JVM with taints is not fit for another test. */
    public static List<Taint> taints() {
        return Taints.all();
    }
}
