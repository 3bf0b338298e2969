package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/**
 * The pool that everybody shares, and those of languages that are like it: they finish what they have, and their threads
 * forget their locals.
 */
final class CommonPool implements Step {

    private static final Duration PATIENCE = Duration.ofMillis(500);

    private final JdkClass owner;
    private final LiveThreads live;
    private final LentThreads lent;
    private final Field locals = Internals.field(Thread.class, "threadLocals");
    private final Field inherited = Internals.field(Thread.class, "inheritableThreadLocals");

    CommonPool(Jdk jdk, LiveThreads live, LentThreads lent) throws ReflectiveOperationException {
        this.live = live;
        this.lent = lent;
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
        if (!owner.isInitialised()) {
            return;
        }
        Map<ForkJoinPool, String> pools = pools();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!areCalm(pools.keySet()) && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
        for (Map.Entry<ForkJoinPool, String> pool : pools.entrySet()) {
            if (isCalm(pool.getKey())) {
                forgetLocals(pool.getKey());
            } else {
                Taints.add("", pool.getValue() + " is still at work");
            }
        }
    }

    /** Those that have threads, with what to call them. */
    private Map<ForkJoinPool, String> pools() throws ReflectiveOperationException {
        Map<ForkJoinPool, String> pools = new IdentityHashMap<>();
        if (ForkJoinPool.commonPool().getPoolSize() > 0) {
            pools.put(ForkJoinPool.commonPool(), subject());
        }
        for (Thread thread : live.platform()) {
            Optional<ForkJoinPool> shared = lent.shared(thread);
            if (shared.isPresent()) {
                pools.put(shared.get(), "the pool of thread ".concat(thread.getName()));
            }
        }
        return pools;
    }

    private static boolean areCalm(Collection<ForkJoinPool> pools) {
        for (ForkJoinPool pool : pools) {
            if (!isCalm(pool)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCalm(ForkJoinPool pool) {
        return pool.isQuiescent() && !pool.hasQueuedSubmissions();
    }

    private void forgetLocals(ForkJoinPool pool) throws ReflectiveOperationException {
        for (Thread thread : live.platform()) {
            if (thread instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) thread).getPool() == pool) {
                locals.set(thread, null);
                inherited.set(thread, null);
            }
        }
    }
}
