package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** The pool that everybody shares: it finishes what it has, and its threads forget their locals. */
final class CommonPool implements Step {

    private static final Duration PATIENCE = Duration.ofMillis(500);

    private final JdkClass owner;
    private final LiveThreads live;
    private final Field locals = Internals.field(Thread.class, "threadLocals");
    private final Field inherited = Internals.field(Thread.class, "inheritableThreadLocals");

    CommonPool(Jdk jdk, LiveThreads live) throws ReflectiveOperationException {
        this.live = live;
        this.owner = jdk.type("java.util.concurrent.ForkJoinPool");
    }

    static boolean isWorker(Thread thread) {
        return thread instanceof ForkJoinWorkerThread
                && ((ForkJoinWorkerThread) thread).getPool() == ForkJoinPool.commonPool();
    }

    @Override
    public String subject() {
        return "the common pool";
    }

    /** Not by {@code awaitQuiescence}: it would run tests' tasks in this thread. */
    @Override
    public void take() throws ReflectiveOperationException, InterruptedException {
        if (!owner.isInitialised() || ForkJoinPool.commonPool().getPoolSize() == 0) {
            return;
        }
        ForkJoinPool pool = ForkJoinPool.commonPool();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!isCalm(pool) && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
        if (isCalm(pool)) {
            forgetLocals();
        } else {
            Taints.add("", "the common pool is still at work");
        }
    }

    private static boolean isCalm(ForkJoinPool pool) {
        return pool.isQuiescent() && !pool.hasQueuedSubmissions();
    }

    private void forgetLocals() throws ReflectiveOperationException {
        for (Thread thread : live.platform()) {
            if (isWorker(thread)) {
                locals.set(thread, null);
                inherited.set(thread, null);
            }
        }
    }
}
