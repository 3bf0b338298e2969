package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Shutdown hooks that tests have added: each runs, as at the end of a JVM, and is gone. Those of the JDK and of frameworks
 * that outlive the boundary wait for the real end.
 */
final class ShutdownHooks implements Step {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final JdkClass owner;
    private final Owners owners;
    private final Set<Thread> original = Collections.newSetFromMap(new IdentityHashMap<>());

    ShutdownHooks(Jdk jdk, Owners owners) throws ReflectiveOperationException {
        this.owner = jdk.type("java.lang.ApplicationShutdownHooks");
        this.owners = owners;
        if (owner.isInitialised()) {
            original.addAll(hooks().keySet());
        }
    }

    @Override
    public String subject() {
        return "shutdown hooks";
    }

    @Override
    public void take() throws ReflectiveOperationException, InterruptedException {
        List<Thread> hooks = owner.isInitialised() ? removed() : List.of();
        for (Thread hook : hooks) {
            start(hook);
        }
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        for (Thread hook : hooks) {
            if (!Joining.isOver(hook, deadline)) {
                Taints.add(hook.getClass().getName(), "its shutdown hook " + hook.getName() + " does not end");
            }
        }
    }

    private List<Thread> removed() throws ReflectiveOperationException {
        List<Thread> taken = new ArrayList<>();
        synchronized (owner.type()) {
            Map<Thread, Thread> hooks = hooks();
            if (hooks == null) {
                // The JVM is about to end.
                return taken;
            }
            for (Thread hook : List.copyOf(hooks.keySet())) {
                if (!original.contains(hook) && owners.isTests(hook)) {
                    hooks.remove(hook);
                    taken.add(hook);
                }
            }
        }
        return taken;
    }

    private static void start(Thread hook) {
        try {
            hook.start();
        } catch (IllegalThreadStateException e) {
            // It runs already, or has run.
            return;
        }
    }

    @SuppressWarnings("unchecked") // declared so
    private Map<Thread, Thread> hooks() throws ReflectiveOperationException {
        return (Map<Thread, Thread>) Internals.field(owner.type(), "hooks").get(null);
    }
}
