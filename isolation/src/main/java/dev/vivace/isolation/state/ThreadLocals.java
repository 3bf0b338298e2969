package dev.vivace.isolation.state;

import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The thread locals of the thread that runs tests. New ones go, old ones get their values back. Those of the JDK and of
 * the frameworks that are running the tests just now are theirs: a lock that is held across the boundary, for example,
 * is counted in one.
 */
final class ThreadLocals implements Area {

    private static final List<String> RUNNING = List.of(
            "java.",
            "jdk.",
            "sun.",
            "org.junit.",
            "org.testng.",
            "org.apache.maven.surefire.",
            "org.apache.tools.ant.",
            "com.intellij.rt.",
            "dev.vivace.worker.");

    private final Thread thread = Thread.currentThread();
    private final String field;
    private Field maps;
    private Field table;
    private Field value;
    private Method remove;
    private final Map<Object, Object> original = new IdentityHashMap<>();

    /** Of the field of {@code Thread} that has this name. */
    ThreadLocals(String field) {
        this.field = field;
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        Class<?> map = Class.forName("java.lang.ThreadLocal$ThreadLocalMap");
        maps = Internals.field(Thread.class, field);
        table = Internals.field(map, "table");
        value = Internals.field(Class.forName("java.lang.ThreadLocal$ThreadLocalMap$Entry"), "value");
        remove = Internals.method(map, "remove", ThreadLocal.class);
        original.putAll(current());
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (Thread.currentThread() != thread) {
            return;
        }
        for (Map.Entry<Object, Object> entry : current().entrySet()) {
            restore((ThreadLocal<?>) entry.getKey(), entry.getValue());
        }
    }

    @SuppressWarnings("unchecked") // the value was its own
    private void restore(ThreadLocal<?> local, Object value) throws ReflectiveOperationException {
        if (isOfTheRunning(local, value)) {
            return;
        }
        if (!original.containsKey(local)) {
            remove.invoke(maps.get(thread), local);
        } else if (original.get(local) != value) {
            ((ThreadLocal<Object>) local).set(original.get(local));
        }
    }

    private static boolean isOfTheRunning(ThreadLocal<?> local, Object value) throws ReflectiveOperationException {
        Class<?> type = local.getClass();
        if (type.getName().equals("java.lang.ThreadLocal$SuppliedThreadLocal")) {
            return isOfTheRunning(Internals.field(type, "supplier").get(local).getClass());
        }
        boolean isPlain = type == ThreadLocal.class || type == InheritableThreadLocal.class;
        return isPlain ? value != null && isOfTheFrameworks(value.getClass()) : isOfTheRunning(type);
    }

    private static boolean isOfTheRunning(Class<?> type) {
        for (String prefix : RUNNING) {
            if (type.getName().startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    /** A value of the JDK can be anybody's. */
    private static boolean isOfTheFrameworks(Class<?> type) {
        return type.getClassLoader() != null && isOfTheRunning(type);
    }

    private Map<Object, Object> current() throws ReflectiveOperationException {
        Map<Object, Object> current = new IdentityHashMap<>();
        Object map = maps.get(thread);
        Object entries = map == null ? null : table.get(map);
        for (int i = 0; entries != null && i < Array.getLength(entries); i++) {
            Object entry = Array.get(entries, i);
            Object local = entry == null ? null : ((WeakReference<?>) entry).get();
            if (local != null) {
                current.put(local, value.get(entry));
            }
        }
        return current;
    }
}
