package dev.vivace.isolation.microscope;

import dev.vivace.isolation.state.Internals;
import java.lang.reflect.Field;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** Objects of the JDK that say nothing themselves: it counts what is in them. */
final class Holders {

    private static final int NESTED = 3;

    private Holders() {}

    /** What is in a holder; anything else is itself. Fields are read, because a lock might be held for ever. */
    static Object content(Object value) throws ReflectiveOperationException {
        Object held = value;
        for (int i = 0; i < NESTED && held != null; i++) {
            Field content = field(held.getClass());
            if (content == null) {
                return held;
            }
            Object inner = content.get(held);
            held = held instanceof AtomicBoolean ? (Object) !inner.equals(0) : inner;
        }
        return held;
    }

    private static Field field(Class<?> holder) throws ReflectiveOperationException {
        if (holder == AtomicReference.class || holder == AtomicBoolean.class || holder == Optional.class) {
            return Internals.field(holder, "value");
        }
        if (!holder.getName().startsWith("java.util.Collections$")) {
            return null;
        }
        for (Class<?> owner = holder; owner != Object.class; owner = owner.getSuperclass()) {
            for (Field field : owner.getDeclaredFields()) {
                if (field.getName().equals("m") || field.getName().equals("c")) {
                    return Internals.field(owner, field.getName());
                }
            }
        }
        return null;
    }
}
