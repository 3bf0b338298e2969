package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.StackWalker.StackFrame;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;

/** The {@link DelayedTasks} of newer JDKs: the thread that waits for their time has them in a variable of its method. */
final class DelayedForks implements Step {

    static final int SINCE = 25;

    private static final Duration PATIENCE = Duration.ofMillis(500);
    private static final String WAITING = "java.util.concurrent.DelayScheduler";

    private final JdkClass pool;
    private final Set<Object> original = Collections.newSetFromMap(new IdentityHashMap<>());

    DelayedForks(Jdk jdk) throws ReflectiveOperationException {
        pool = jdk.type("java.util.concurrent.ForkJoinPool");
        if (isAnyWaiting()) {
            original.addAll(waiting());
        }
    }

    @Override
    public String subject() {
        return DelayedTasks.SUBJECT;
    }

    @Override
    public void take() throws ReflectiveOperationException, InterruptedException {
        if (!isAnyWaiting()) {
            return;
        }
        for (Future<?> task : waiting()) {
            if (!original.contains(task)) {
                task.cancel(false);
            }
        }
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (original.isEmpty() && isAnyWaiting() && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
        if (original.isEmpty() && isAnyWaiting()) {
            Taints.add("", "tasks of the common pool wait for their time");
        }
    }

    private boolean isAnyWaiting() throws ReflectiveOperationException {
        Object scheduler = pool.isInitialised()
                ? Internals.field(pool.type(), "delayScheduler").get(ForkJoinPool.commonPool())
                : null;
        return scheduler != null
                && !(boolean)
                        Internals.method(scheduler.getClass(), "canShutDown").invoke(scheduler);
    }

    /** None where their thread has no time to look. */
    private static List<Future<?>> waiting() {
        Look look = new Look();
        CompletableFuture.delayedExecutor(1, TimeUnit.NANOSECONDS, look).execute(look);
        try {
            return look.seen.get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            // Whether any are left is what counts, and is looked at.
            return List.of();
        }
    }

    /** A task that has no time to wait runs in the thread that waits, within the method that has the variable. */
    private static final class Look implements Executor, Runnable, Function<Stream<StackFrame>, List<Future<?>>> {

        private final CompletableFuture<List<Future<?>>> seen = new CompletableFuture<>();

        @Override
        public void execute(Runnable task) {
            task.run();
        }

        @Override
        public void run() {
            try {
                StackWalker walker = (StackWalker)
                        Internals.method(frames(), "getStackWalker").invoke(null);
                seen.complete(walker.walk(this));
            } catch (ReflectiveOperationException | RuntimeException e) {
                seen.completeExceptionally(e);
            }
        }

        @Override
        public List<Future<?>> apply(Stream<StackFrame> frames) {
            List<Future<?>> tasks = new ArrayList<>();
            for (Iterator<StackFrame> each = frames.iterator(); each.hasNext(); ) {
                StackFrame frame = each.next();
                if (frame.getClassName().equals(WAITING)) {
                    addTasks(tasks, frame);
                }
            }
            return tasks;
        }

        private static void addTasks(List<Future<?>> tasks, StackFrame frame) {
            try {
                Method locals = Internals.method(frames(), "getLocals");
                for (Object local : (Object[]) locals.invoke(frame)) {
                    for (Object task : local instanceof Future[] ? (Future<?>[]) local : new Future<?>[0]) {
                        if (task != null) {
                            tasks.add((Future<?>) task);
                        }
                    }
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        /** As debuggers see them. */
        private static Class<?> frames() throws ReflectiveOperationException {
            return Class.forName("java.lang.LiveStackFrame");
        }
    }
}
