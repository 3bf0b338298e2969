package dev.vivace.maven;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A mojo as Maven has it where other extensions put themselves in front of it: Develocity, for example, replaces each
 * Surefire by a proxy. The mojo that was configured is somewhere behind it.
 */
record WrappedMojo(Object outermost) {

    /** Far more than wrappers hold, and little enough to be looked at in no time. */
    private static final int MOST_OBJECTS = 10_000;

    /**
     * The object that has the mojo's fields.
     *
     * @param implementation the name of the mojo's class
     * @throws IllegalStateException where it is not found
     */
    Object unwrap(String implementation) {
        return Proxy.isProxyClass(outermost.getClass()) ? search(implementation) : outermost;
    }

    /** Goes from the nearest objects to those that are further away: what a wrapper wraps is near. */
    private Object search(String implementation) {
        Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
        Object wrapper = Proxy.getInvocationHandler(outermost);
        Deque<Object> next = new ArrayDeque<>(List.of(wrapper));
        while (!next.isEmpty() && known.size() < MOST_OBJECTS) {
            Object object = next.removeFirst();
            if (object.getClass().getName().equals(implementation)) {
                return object;
            }
            if (known.add(object)) {
                next.addAll(behind(object));
            }
        }
        throw new IllegalStateException("An extension of Maven hides " + implementation + " behind "
                + wrapper.getClass().getName() + ", where Vivace cannot find it. Try: Maven without this extension");
    }

    private static List<Object> behind(Object object) {
        if (Proxy.isProxyClass(object.getClass())) {
            return List.of(Proxy.getInvocationHandler(object));
        }
        if (object instanceof Object[] elements) {
            return Arrays.stream(elements).filter(Objects::nonNull).toList();
        }
        List<Object> values = new ArrayList<>();
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : fields(type)) {
                addValue(field, object, values);
            }
        }
        return values;
    }

    /** None where one of them has a type that is not on the class path. */
    private static Field[] fields(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError e) {
            return new Field[0];
        }
    }

    /** What the JDK does not show to anybody is no wrapper of a mojo. */
    private static void addValue(Field field, Object owner, List<Object> values) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive() && field.trySetAccessible()) {
            try {
                Object value = field.get(owner);
                if (value != null) {
                    values.add(value);
                }
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("Cannot read " + field, e);
            }
        }
    }
}
