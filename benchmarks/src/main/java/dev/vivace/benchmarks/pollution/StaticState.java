package dev.vivace.benchmarks.pollution;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Overwrites what some classes keep in static variables, and what objects of these classes keep that are reached from there. */
final class StaticState {

    private final List<Class<?>> classes;
    private final Set<Class<?>> own;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    StaticState(List<Class<?>> classes) {
        this.classes = classes;
        this.own = Set.copyOf(classes);
    }

    void overwrite() {
        classes.forEach(type -> overwriteAll(type, null));
    }

    /** The fields that a class declares: static ones for no object, else those of the object. */
    private void overwriteAll(Class<?> type, Object object) {
        try {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) == (object == null) && !field.isSynthetic()) {
                    overwrite(field, object);
                }
            }
        } catch (ReflectiveOperationException | LinkageError e) {
            // A class that cannot be initialised, or names a type that is not there, has nothing to overwrite.
        }
    }

    private void overwrite(Field field, Object object) throws ReflectiveOperationException {
        field.setAccessible(true);
        Object value = field.get(object);
        spoil(value);
        if (!Modifier.isFinal(field.getModifiers())) {
            field.set(object, other(field.getType(), value));
        }
    }

    /** Changes an object that others refer to. */
    private void spoil(Object object) throws ReflectiveOperationException {
        if (object == null || object == System.getProperties() || !seen.add(object)) {
            return;
        }
        try {
            spoilKnown(object);
        } catch (RuntimeException e) {
            return; // It does not let itself be changed.
        }
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            if (own.contains(type)) {
                overwriteAll(type, object);
            }
        }
    }

    private static void spoilKnown(Object object) {
        if (object instanceof Collection<?> collection) {
            collection.clear();
        } else if (object instanceof Map<?, ?> map) {
            map.clear();
        } else if (object instanceof AtomicInteger number) {
            number.incrementAndGet();
        } else if (object instanceof AtomicLong number) {
            number.incrementAndGet();
        } else if (object instanceof AtomicBoolean flag) {
            flag.set(!flag.get());
        } else if (object instanceof AtomicReference<?> reference) {
            reference.set(null);
        } else if (object instanceof StringBuilder text) {
            text.append("polluted");
        } else if (object instanceof Date date) {
            date.setTime(date.getTime() + 1);
        } else if (object instanceof Calendar calendar) {
            calendar.clear();
        } else if (object.getClass().isArray()) {
            spoilArray(object);
        }
    }

    private static void spoilArray(Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, other(array.getClass().getComponentType(), Array.get(array, i)));
        }
    }

    /** Another value that a variable of this type may have. */
    private static Object other(Class<?> type, Object value) {
        if (type == boolean.class) {
            return !(boolean) value;
        }
        if (type == char.class) {
            return (char) value == '?' ? '!' : '?';
        }
        if (type.isPrimitive()) {
            byte number = (byte) (((Number) value).intValue() == 0 ? 1 : 0);
            return Array.get(asArrayOf(type, number), 0);
        }
        return type == String.class && !"polluted".equals(value) ? "polluted" : null;
    }

    /** An element of an array is widened, as a variable is. */
    private static Object asArrayOf(Class<?> type, byte number) {
        Object array = Array.newInstance(type, 1);
        Array.setByte(array, 0, number);
        return array;
    }
}
