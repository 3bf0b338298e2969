package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkState;
import dev.vivace.isolation.transform.Frozen;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Brings this JVM back to what it was when this was created. */
public final class Boundary {

    private final LeftoverThreads threads;
    private final JdkState state;
    private final List<Step> steps;

    /** Remembers what is now. */
    public Boundary() throws ReflectiveOperationException {
        Jdk jdk = new Jdk();
        Frozen frozen = Frozen.ofThisJvm(List.of());
        Owners owners = new Owners(frozen);
        LiveThreads live = new LiveThreads(jdk);
        LentThreads lent = new LentThreads(owners);
        threads = new LeftoverThreads(live, owners, lent);
        state = new JdkState(jdk, frozen);
        Step delayed = DelayedTasks.of(jdk);
        steps = List.of(
                // Before all else: a test's security manager could forbid the rest.
                new SecurityManagers(),
                new OpenMocks(jdk),
                new MetaClasses(jdk),
                new ShutdownHooks(jdk, owners),
                new DeletedOnExit(jdk),
                delayed,
                threads,
                new CommonPool(jdk, live, lent),
                // Once more: what came to its end meanwhile may have put something off.
                delayed,
                // After threads, which could make objects that have one.
                new Finalizers(jdk, owners),
                new Restoring(state),
                new Growth());
    }

    /** A thread that is no test's, and is left alone. */
    public void spare(Thread thread) {
        threads.spare(thread);
    }

    /** Forgets what happened since. Never throws: what goes wrong taints. */
    public void cross() {
        // Whoever waits below would be interrupted at once.
        Thread.interrupted();
        for (Step step : steps) {
            attempt(step);
        }
        Epoch.next();
    }

    /** Forgets only what has one of these names, which is some of the {@link #areas}, or a part of one. */
    public void cross(Collection<String> names) {
        Thread.interrupted();
        for (Step step : steps) {
            if (names.contains(step.subject())) {
                attempt(step);
            }
        }
        try {
            state.restore(names);
        } catch (ReflectiveOperationException e) {
            Taints.add("", "a part of the state of the JDK could not be restored: ".concat(String.valueOf(e)));
        }
    }

    /** The names of what it can forget beside the state of classes. */
    public List<String> areas() {
        Set<String> names = new LinkedHashSet<>(state.names());
        for (Step step : steps) {
            if (!(step instanceof Restoring || step instanceof Growth)) {
                names.add(step.subject());
            }
        }
        return List.copyOf(names);
    }

    /** What the JDK keeps now, as far as there are words for it. */
    public Map<String, String> describe() {
        return state.describe();
    }

    private static void attempt(Step step) {
        try {
            step.take();
        } catch (Throwable e) {
            Taints.add("", step.subject() + " could not be dealt with between two classes: " + e);
        }
    }

    private static final class Restoring implements Step {

        private final JdkState state;

        Restoring(JdkState state) {
            this.state = state;
        }

        @Override
        public String subject() {
            return "the state of the JDK";
        }

        @Override
        public void take() throws ReflectiveOperationException {
            state.restore();
        }
    }
}
