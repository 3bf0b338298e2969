package dev.vivace.stories.core;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

/**
 * Walks through everything that can be reached from some values, breadth first: a user's objects by their fields and the static
 * fields of their classes, the JDK's containers by what they hold. Other objects of the JDK are opaque.
 */
final class GraphWalk {

    /** A longer array of numbers is known by its hash alone: a look at each would take longer than most set-ups. */
    private static final int MOST_NUMBERS = 1_000;

    private final int most;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Set<String> blindSpots = new TreeSet<>();
    private final IdentityHashMap<Object, String> seen = new IdentityHashMap<>();
    private final Set<Class<?>> classes = new HashSet<>();
    private final Map<Object, Boolean> instances = new IdentityHashMap<>();
    private final Set<String> places = new HashSet<>();
    private final Deque<Map.Entry<String, Object>> waiting = new ArrayDeque<>();
    private boolean isFull;

    /** Looks at so many objects. */
    GraphWalk(int most) {
        this.most = most;
    }

    /** Looks at what can be reached within few steps. */
    static GraphWalk small() {
        return new GraphWalk(1_000);
    }

    Map<String, String> values() {
        return values;
    }

    Set<String> blindSpots() {
        return blindSpots;
    }

    /** Whether there was more than it looks at. */
    boolean isFull() {
        return isFull;
    }

    boolean hasMet(Object value) {
        return seen.containsKey(value);
    }

    /** Whether an instance of a test class is known to what was met. */
    boolean hasComeBackTo(Object instance) {
        return instances.getOrDefault(instance, false);
    }

    /** Objects of the JDK that may hold others which nobody sees. */
    List<Object> opaque() {
        return seen.keySet().stream().filter(Opaque::mayHold).collect(Collectors.toList());
    }

    /** Instances of test classes are known by their fixtures; what else they hold is no fixture. */
    void aboutToEnter(Object instance) {
        instances.put(instance, false);
        seen.put(instance, "the instance of " + instance.getClass().getSimpleName());
    }

    void from(Map<String, Object> roots) {
        roots.forEach(this::meet);
        enterAll();
    }

    void statics(Class<?> type) {
        if (classes.add(type)) {
            fields(type, null, type.getSimpleName());
            enterAll();
        }
    }

    private void enterAll() {
        while (!waiting.isEmpty()) {
            Map.Entry<String, Object> next = waiting.removeFirst();
            enter(next.getKey(), next.getValue());
        }
    }

    private void meet(String path, Object value) {
        if (value == null || Kinds.isPlain(value)) {
            values.put(path, value == null ? "null" : name(value) + " " + value);
        } else if (seen.containsKey(value)) {
            values.put(path, "the same as " + seen.get(value));
            instances.computeIfPresent(value, (instance, known) -> true);
        } else if (seen.size() >= most) {
            tooMuch(path);
        } else {
            seen.put(value, path);
            waiting.add(Map.entry(path, value));
        }
    }

    /** One place is named for all that are left out, which may be very many. */
    private void tooMuch(String path) {
        if (!isFull) {
            isFull = true;
            blindSpots.add(path + " and more: over " + most + " objects");
        }
    }

    /**
     * What changes while we look at it, by another thread for example, is none of the test's doing; nor is a class that names
     * another one which is not there.
     */
    private void enter(String path, Object value) {
        try {
            look(path, value);
        } catch (RuntimeException | LinkageError e) {
            blindSpots.add(path + ": " + value.getClass().getName());
        }
    }

    private void look(String path, Object value) {
        values.put(path, name(value));
        if (value.getClass().isArray()) {
            array(path, value);
        } else if (!Kinds.isOfJdk(value.getClass())) {
            object(path, value);
        } else if (Kinds.isTelling(value)) {
            values.put(path, name(value) + " " + value);
        } else if (value instanceof Collection) {
            array(path, ((Collection<?>) value).toArray());
        } else if (value instanceof Map) {
            map(path, (Map<?, ?>) value);
        } else if (value instanceof Optional) {
            meet(path + ".get()", ((Optional<?>) value).orElse(null));
        } else if (value instanceof AtomicReference) {
            meet(path + ".get()", ((AtomicReference<?>) value).get());
        } else if (!Kinds.isOpen(value)) {
            blindSpots.add(path + ": " + value.getClass().getName());
        }
    }

    private void array(String path, Object array) {
        values.put(path, values.get(path) + " of " + Array.getLength(array));
        if (array.getClass().getComponentType().isPrimitive() && Array.getLength(array) > MOST_NUMBERS) {
            int hash = Arrays.deepHashCode(new Object[] {array});
            values.put(path, values.get(path) + " with hash " + hash);
        } else {
            elements(path, array);
        }
    }

    private void elements(String path, Object array) {
        for (int i = 0; i < Array.getLength(array); i++) {
            meet(path + "[" + i + "]", Array.get(array, i));
        }
    }

    private void map(String path, Map<?, ?> map) {
        values.put(path, values.get(path) + " of " + map.size());
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object key = entry.getKey();
            String place = path + "[" + (key != null && Kinds.isPlain(key) ? key : i) + "]";
            meet(place + ".key", key);
            meet(place, entry.getValue());
            i++;
        }
    }

    private void object(String path, Object value) {
        for (Class<?> type = value.getClass(); type != null && !Kinds.isOfJdk(type); type = type.getSuperclass()) {
            fields(type, value, path);
            if (classes.add(type)) {
                fields(type, null, type.getSimpleName());
            }
        }
    }

    /** Of an instance, or the static ones if there is none. */
    private void fields(Class<?> type, Object instance, String path) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) == (instance == null) && !isMadeByTools(field)) {
                read(field, instance, place(field, path));
            } else if (instance != null && field.getName().startsWith("this$")) {
                comeBack(field, instance);
            }
        }
    }

    private void comeBack(Field outer, Object inner) {
        outer.setAccessible(true);
        instances.computeIfPresent(Fields.get(outer, inner), (instance, known) -> true);
    }

    /** A field of a superclass may have the same name, and so may a class of another package. */
    private String place(Field field, String path) {
        String usual = path + "." + field.getName();
        return places.add(usual)
                ? usual
                : path + ".(" + field.getDeclaringClass().getName() + ")" + field.getName();
    }

    /** What compilers and coverage tools put into classes, but for what a lambda captured. */
    private static boolean isMadeByTools(Field field) {
        return field.getName().startsWith("$") || field.getName().startsWith("this$");
    }

    private void read(Field field, Object instance, String path) {
        try {
            field.setAccessible(true);
            meet(path, field.get(instance));
        } catch (IllegalAccessException | InaccessibleObjectException e) {
            blindSpots.add(path + ": " + field.getType().getName());
        }
    }

    private static String name(Object value) {
        return value.getClass().getSimpleName();
    }
}
