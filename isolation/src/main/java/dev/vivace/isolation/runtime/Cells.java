package dev.vivace.isolation.runtime;

import java.util.Arrays;

/**
 * The values of an interface's fields. The JVM wants the fields themselves to be final, and compiled code relies on it:
 * so instrumented code reads from here.
 */
public final class Cells {

    private final Class<?> type;
    private final Object[] values;
    private volatile int stamp;

    public Cells(Class<?> type, int size) {
        this.type = type;
        this.values = new Object[size];
    }

    public boolean isStale() {
        return stamp != Epoch.current;
    }

    public void stamp(int epoch) {
        stamp = epoch;
    }

    /** Initialises the interface where it is stale: for class files that cannot call its own guard. */
    public void guard() {
        if (isStale()) {
            Guards.run(type);
        }
    }

    /** What {@link #get} gives after {@link #guard}. */
    public Object guarded(int index) {
        guard();
        return values[index];
    }

    public Object get(int index) {
        return values[index];
    }

    public void set(int index, Object value) {
        values[index] = value;
    }

    /** Forgets all values, before the initialiser runs again. */
    public void clear() {
        Arrays.fill(values, null);
    }
}
