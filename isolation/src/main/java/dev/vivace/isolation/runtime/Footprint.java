package dev.vivace.isolation.runtime;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the code between two resets may have read or changed, by the names of classes and of what the JDK keeps. It is a
 * hint at who can depend on whom: files, ports and what native code keeps leave no trace in it.
 */
public final class Footprint {

    private static final Set<String> TOUCHED = ConcurrentHashMap.newKeySet();
    private static final Set<String> CHANGED = ConcurrentHashMap.newKeySet();

    private final List<String> touched;
    private final List<String> changed;

    private Footprint(Collection<String> touched, Collection<String> changed) {
        this.touched = List.copyOf(new TreeSet<>(touched));
        this.changed = List.copyOf(new TreeSet<>(changed));
    }

    /** A class with state was initialised, be it for the first time or again. */
    static void touch(Class<?> type) {
        TOUCHED.add(type.getName());
    }

    /** Something that the JDK keeps was no longer what it had been. */
    public static void change(String area) {
        CHANGED.add(area);
    }

    /** What came together since the last call. */
    public static Footprint take() {
        Footprint taken = new Footprint(TOUCHED, CHANGED);
        TOUCHED.clear();
        CHANGED.clear();
        return taken;
    }

    /** Classes whose static state was used: each is initialised when it is first touched after a reset. */
    public List<String> touched() {
        return touched;
    }

    /** What of the JDK had to be put back. */
    public List<String> changed() {
        return changed;
    }
}
