package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.ref.Reference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The threads of this JVM, also the virtual ones, which it shows to nobody. */
final class LiveThreads {

    private static final String CONTAINERS = "jdk.internal.vm.ThreadContainers";
    private static final int WITH_VIRTUAL = 21;

    private final Method platform = Internals.method(Thread.class, "getThreads");
    private final JdkClass containers;

    LiveThreads(Jdk jdk) throws ReflectiveOperationException {
        containers = Runtime.version().feature() < WITH_VIRTUAL ? null : jdk.type(CONTAINERS);
    }

    List<Thread> platform() throws ReflectiveOperationException {
        return List.of((Thread[]) platform.invoke(null));
    }

    /** Some may be named twice. */
    List<Thread> all() throws ReflectiveOperationException {
        List<Thread> threads = new ArrayList<>(platform());
        if (containers != null && containers.isInitialised()) {
            addFree(threads);
            addContained(threads);
        }
        return threads;
    }

    private static void addFree(List<Thread> threads) throws ReflectiveOperationException {
        Class<?> root = Class.forName(CONTAINERS + "$RootContainer$TrackingRootContainer");
        for (Object thread : (Collection<?>) Internals.field(root, "VTHREADS").get(null)) {
            threads.add((Thread) thread);
        }
    }

    /** Those that an executor has started, for example. */
    private void addContained(List<Thread> threads) throws ReflectiveOperationException {
        Method members = Internals.method(Class.forName("jdk.internal.vm.ThreadContainer"), "threads");
        Object registered =
                Internals.field(containers.type(), "CONTAINER_REGISTRY").get(null);
        for (Object reference : (Collection<?>) registered) {
            Object container = ((Reference<?>) reference).get();
            if (container != null) {
                for (Iterator<?> each = ((Stream<?>) members.invoke(container)).iterator(); each.hasNext(); ) {
                    threads.add((Thread) each.next());
                }
            }
        }
    }
}
