package dev.vivace.isolation.microscope;

import dev.vivace.isolation.runtime.Initialisation;
import dev.vivace.isolation.runtime.LoadedClasses;
import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Words;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What static fields hold, a line for each and for what is in them, as deep as people care to read. Collections are
 * counted, and shown as far as they are small and hold plain values.
 */
public final class Description {

    /** Before the name of a class of which not all is described: what is missing may be there. */
    private static final String PART = "only part of ";

    private static final int LINES_OF_CLASS = 200;
    private static final int SMALL = 50;
    private static final int DEPTH = 3;

    /** Collections that take no lock and ask nobody when they are counted and walked through; not what inherits. */
    private static final Set<String> QUIET = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.ArrayDeque",
            "java.util.Arrays$ArrayList",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.IdentityHashMap",
            "java.util.EnumMap",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.RegularEnumSet",
            "java.util.JumboEnumSet",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.Collections$EmptyList",
            "java.util.Collections$EmptySet",
            "java.util.Collections$EmptyMap",
            "java.util.Collections$SingletonList",
            "java.util.Collections$SingletonSet",
            "java.util.Collections$SingletonMap",
            "java.util.ImmutableCollections$List12",
            "java.util.ImmutableCollections$ListN",
            "java.util.ImmutableCollections$Set12",
            "java.util.ImmutableCollections$SetN",
            "java.util.ImmutableCollections$Map1",
            "java.util.ImmutableCollections$MapN");

    private final Map<String, String> lines = new LinkedHashMap<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<String, String> found = new LinkedHashMap<>();
    private Class<?> type;
    private int room;

    private Description() {}

    /** Of those classes of these names that were initialised since the last reset. */
    public static Map<String, String> of(Collection<String> classNames) {
        Description description = new Description();
        for (Class<?> each : LoadedClasses.named(classNames)) {
            if (Initialisation.isCurrent(each)) {
                description.add(each);
            }
        }
        return description.lines;
    }

    private void add(Class<?> described) {
        type = described;
        room = LINES_OF_CLASS;
        seen.clear();
        try {
            for (Field field : Fields.ofClass(type)) {
                add(member(type.getName(), field), field.get(null));
            }
        } catch (Throwable e) {
            // What cannot be looked at is not described; somebody else may change a collection meanwhile.
            lines.put(PART.concat(type.getName()), "");
        }
    }

    /** A field with all that is in it; only the field itself where there is no room for that. */
    private void add(String path, Object value) throws ReflectiveOperationException {
        found.clear();
        add(path, value, 1);
        if (found.size() > room) {
            found.keySet().retainAll(Set.of(path));
            found.put(PART.concat(type.getName()), "");
        }
        room -= found.size();
        lines.putAll(found);
    }

    private static String member(String path, Field field) {
        return path.concat(".").concat(field.getName());
    }

    private void add(String path, Object value, int depth) throws ReflectiveOperationException {
        Object held = Holders.content(value);
        String plain = Words.plain(held);
        if (found.size() > LINES_OF_CLASS) {
            return;
        }
        if (plain != null) {
            found.put(path, plain);
        } else if (held.getClass().isArray()) {
            addArray(path, held);
        } else if (held instanceof Map && isQuiet(held)) {
            addMap(path, (Map<?, ?>) held);
        } else if (held instanceof Collection && isQuiet(held)) {
            addCollection(path, (Collection<?>) held);
        } else {
            found.put(path, Words.name(held.getClass()));
        }
        addFields(path, held, depth);
    }

    /** Some sets are as quiet as the map behind them: that of a part of a sorted set compares. */
    private static boolean isQuiet(Object value) throws ReflectiveOperationException {
        Class<?> type = value.getClass();
        if (type == TreeSet.class) {
            return Internals.field(type, "m").get(value).getClass() == TreeMap.class;
        }
        if (type == ConcurrentHashMap.KeySetView.class) {
            return ((ConcurrentHashMap.KeySetView<?, ?>) value).getMap().getClass() == ConcurrentHashMap.class;
        }
        return QUIET.contains(type.getName());
    }

    private void addArray(String path, Object array) {
        List<Object> elements = new ArrayList<>();
        int length = Array.getLength(array);
        for (int i = 0; i < length && length <= SMALL; i++) {
            elements.add(Array.get(array, i));
        }
        found.put(path, Words.count(length, "element", "elements"));
        addElements(path, elements);
    }

    private void addCollection(String path, Collection<?> all) {
        found.put(path, Words.count(all.size(), "element", "elements"));
        if (all.size() > SMALL) {
            return;
        }
        if (all instanceof Set) {
            for (Object element : all) {
                addEntry(path, element, "present");
            }
        } else {
            addElements(path, all);
        }
    }

    private void addElements(String path, Collection<?> elements) {
        int i = 0;
        for (Object element : elements) {
            addEntry(path, i++, text(element));
        }
    }

    private void addMap(String path, Map<?, ?> map) {
        found.put(path, Words.count(map.size(), "entry", "entries"));
        if (map.size() <= SMALL) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                addEntry(path, entry.getKey(), text(entry.getValue()));
            }
        }
    }

    private void addEntry(String path, Object key, String text) {
        String plain = Words.plain(key);
        if (plain != null && found.size() <= LINES_OF_CLASS) {
            found.put(path.concat("[").concat(plain).concat("]"), text);
        }
    }

    private static String text(Object value) {
        String plain = Words.plain(value);
        return plain == null ? Words.name(value.getClass()) : plain;
    }

    /** Constants of other enums are others' state. */
    private void addFields(String path, Object value, int depth) throws ReflectiveOperationException {
        boolean isOthers = value instanceof Enum && ((Enum<?>) value).getDeclaringClass() != type;
        if (value == null || value instanceof Class || isOthers || depth >= DEPTH || !seen.add(value)) {
            return;
        }
        for (Field field : Fields.ofObjects(value.getClass())) {
            add(member(path, field), field.get(value), depth + 1);
        }
    }
}
