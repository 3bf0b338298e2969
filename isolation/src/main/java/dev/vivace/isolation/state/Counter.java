package dev.vivace.isolation.state;

import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicInteger;

/** A number that names the next thread or pool: tests may look at the names. */
final class Counter implements Area {

    private final JdkClass owner;
    private final String field;
    private int original;

    Counter(JdkClass owner, String field, int first) {
        this.owner = owner;
        this.field = field;
        this.original = first;
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            original = value();
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (owner.isInitialised() && value() != original) {
            Field counter = Internals.field(owner.type(), field);
            if (counter.getType() == int.class) {
                counter.setInt(null, original);
            } else {
                ((AtomicInteger) counter.get(null)).set(original);
            }
        }
    }

    private int value() throws ReflectiveOperationException {
        return ((Number) Internals.field(owner.type(), field).get(null)).intValue();
    }
}
