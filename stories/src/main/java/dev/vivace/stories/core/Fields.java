package dev.vivace.stories.core;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields of instances of a class, inherited ones included. */
final class Fields {

    /** Found once, since they are asked for with every test. */
    private static final ClassValue<List<Field>> KNOWN = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            return List.copyOf(find(type));
        }
    };

    private Fields() {}

    /** Those of the class itself first, then its superclass's. */
    static List<Field> of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static List<Field> find(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            Arrays.stream(at.getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                    .forEach(fields::add);
        }
        fields.forEach(field -> field.setAccessible(true));
        return fields;
    }

    static Optional<Field> named(Class<?> type, String name) {
        return of(type).stream().filter(field -> field.getName().equals(name)).findFirst();
    }

    static Map<Field, Object> values(Object instance) {
        Map<Field, Object> values = new LinkedHashMap<>();
        of(instance.getClass()).forEach(field -> values.put(field, get(field, instance)));
        return values;
    }

    static Object get(Field field, Object instance) {
        try {
            return field.get(instance);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot read " + field, e);
        }
    }

    static void set(Field field, Object instance, Object value) {
        try {
            field.set(instance, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot write " + field, e);
        }
    }
}
