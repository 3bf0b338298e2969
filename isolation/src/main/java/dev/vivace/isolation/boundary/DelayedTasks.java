package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;

/** What waits for its time in the JDK: {@code CompletableFuture.orTimeout}, for example, would reach a later test. */
final class DelayedTasks implements Step {

    static final String SUBJECT = "delayed tasks";

    private final JdkClass delayer;
    private final Set<Object> original = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Those of this JDK. */
    static Step of(Jdk jdk) throws ReflectiveOperationException {
        return Runtime.version().feature() < DelayedForks.SINCE ? new DelayedTasks(jdk) : new DelayedForks(jdk);
    }

    private DelayedTasks(Jdk jdk) throws ReflectiveOperationException {
        delayer = jdk.type("java.util.concurrent.CompletableFuture$Delayer");
        if (delayer.isInitialised()) {
            original.addAll(queue());
        }
    }

    @Override
    public String subject() {
        return SUBJECT;
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (delayer.isInitialised()) {
            Queue<Runnable> queue = queue();
            for (Runnable task : queue.toArray(new Runnable[0])) {
                if (!original.contains(task)) {
                    queue.remove(task);
                }
            }
        }
    }

    private Queue<Runnable> queue() throws ReflectiveOperationException {
        return ((ThreadPoolExecutor) Internals.field(delayer.type(), "delayer").get(null)).getQueue();
    }
}
