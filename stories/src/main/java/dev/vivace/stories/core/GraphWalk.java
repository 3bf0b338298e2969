package dev.vivace.stories.core;

import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/**
 * Walks through everything that can be reached from some values, breadth first: a user's objects by their fields and the static
 * fields of their classes, the JDK's containers by what they hold. Other objects of the JDK are opaque.
 */
final class GraphWalk {

    /** They never change. */
    private static final List<Class<?>> PLAIN = List.of(
            String.class,
            Character.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigDecimal.class,
            BigInteger.class,
            Enum.class,
            Class.class,
            UUID.class,
            Temporal.class,
            URI.class,
            TemporalAmount.class,
            ZoneId.class,
            Locale.class,
            Currency.class,
            Charset.class,
            Pattern.class,
            Path.class,
            File.class);

    /** Their text says all that may change. */
    private static final List<Class<?>> TELLING = List.of(
            AtomicInteger.class, AtomicLong.class, AtomicBoolean.class, CharSequence.class, Date.class, BitSet.class);

    private final int most;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Set<String> blindSpots = new TreeSet<>();
    private final IdentityHashMap<Object, String> seen = new IdentityHashMap<>();
    private final Set<Class<?>> classes = new HashSet<>();
    private final Set<String> places = new HashSet<>();
    private final Deque<Map.Entry<String, Object>> waiting = new ArrayDeque<>();

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

    boolean hasMet(Object value) {
        return seen.containsKey(value);
    }

    /** Instances of test classes are known by their fixtures; what else they hold is no fixture. */
    void aboutToEnter(Object instance) {
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
        if (value == null || isPlain(value)) {
            values.put(path, value == null ? "null" : name(value) + " " + value);
        } else if (seen.containsKey(value)) {
            values.put(path, "the same as " + seen.get(value));
        } else if (seen.size() >= most) {
            blindSpots.add(path + ": more than " + most + " objects");
        } else {
            seen.put(value, path);
            waiting.add(Map.entry(path, value));
        }
    }

    static boolean isPlain(Object value) {
        return (isOfJdk(value.getClass()) || value instanceof Enum) && isOneOf(PLAIN, value);
    }

    private static boolean isOneOf(List<Class<?>> types, Object value) {
        return types.stream().anyMatch(type -> type.isInstance(value));
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
        } else if (!isOfJdk(value.getClass())) {
            object(path, value);
        } else if (isOneOf(TELLING, value)) {
            values.put(path, name(value) + " " + value);
        } else if (value instanceof Collection) {
            array(path, ((Collection<?>) value).toArray());
        } else if (value instanceof Map) {
            map(path, (Map<?, ?>) value);
        } else if (value instanceof Optional) {
            meet(path + ".get()", ((Optional<?>) value).orElse(null));
        } else if (value instanceof AtomicReference) {
            meet(path + ".get()", ((AtomicReference<?>) value).get());
        } else if (value.getClass() != Object.class) {
            blindSpots.add(path + ": " + value.getClass().getName());
        }
    }

    private void array(String path, Object array) {
        values.put(path, values.get(path) + " of " + Array.getLength(array));
        for (int i = 0; i < Array.getLength(array); i++) {
            meet(path + "[" + i + "]", Array.get(array, i));
        }
    }

    private void map(String path, Map<?, ?> map) {
        values.put(path, values.get(path) + " of " + map.size());
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object key = entry.getKey();
            String place = path + "[" + (key != null && isPlain(key) ? key : i) + "]";
            meet(place + ".key", key);
            meet(place, entry.getValue());
            i++;
        }
    }

    private void object(String path, Object value) {
        for (Class<?> type = value.getClass(); type != null && !isOfJdk(type); type = type.getSuperclass()) {
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
            }
        }
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

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    private static String name(Object value) {
        return value.getClass().getSimpleName();
    }
}
