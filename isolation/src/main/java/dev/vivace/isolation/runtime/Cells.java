package dev.vivace.isolation.runtime;

import java.util.Arrays;

/**
 * The values of an interface's fields. The JVM wants the fields themselves to be final, and compiled code relies on it:
 * so instrumented code reads from here. The fields get the values, too, for those who come by reflection.
 */
public final class Cells {

    private final Class<?> type;
    private final String[] names;
    private final Object[] values;
    private volatile int stamp;

    /** For an interface with these fields, named with spaces between them. */
    public Cells(Class<?> type, String names) {
        this.type = type;
        this.names = names.split(" ", -1);
        this.values = new Object[this.names.length];
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

    /** Called by the initialiser of the interface, which writes the field itself when it runs for the first time. */
    public void set(int index, Object value) {
        values[index] = value;
        if (stamp != 0) {
            FinalStatics.write(type, names[index], value);
        }
    }

    /** Forgets all values, before the initialiser runs again. */
    public void clear() {
        Arrays.fill(values, null);
    }
}
