package dev.vivace.isolation.state;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.channels.FileLock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Locks of files, which embedded databases keep until they are shut down, or their JVM is gone: this one would refuse
 * itself what it still has.
 */
final class FileLocks implements Area {

    private final JdkClass table;
    private final Set<FileLock> original = Collections.newSetFromMap(new IdentityHashMap<>());

    FileLocks(Jdk jdk) {
        this.table = jdk.type("sun.nio.ch.FileLockTable");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        original.addAll(held());
    }

    /** As at the end of a JVM: what was not written yet is lost. */
    @Override
    public void restore() throws ReflectiveOperationException {
        for (FileLock lock : held()) {
            if (!original.contains(lock)) {
                close(lock);
            }
        }
    }

    private static void close(FileLock lock) {
        try {
            lock.acquiredBy().close();
        } catch (IOException e) {
            // The JDK has let go of the lock before it tells that closing the file failed.
            return;
        }
    }

    private List<FileLock> held() throws ReflectiveOperationException {
        List<FileLock> held = new ArrayList<>();
        for (Collection<? extends Reference<?>> locks : known().values()) {
            // As the JDK itself does.
            synchronized (locks) {
                for (Reference<?> lock : locks) {
                    if (lock.get() != null) {
                        held.add((FileLock) lock.get());
                    }
                }
            }
        }
        return held;
    }

    @SuppressWarnings("unchecked") // declared so
    private Map<?, ? extends Collection<? extends Reference<?>>> known() throws ReflectiveOperationException {
        return table.isInitialised()
                ? (Map<?, ? extends Collection<? extends Reference<?>>>)
                        Internals.field(table.type(), "lockMap").get(null)
                : Map.of();
    }
}
