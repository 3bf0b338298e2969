package dev.vivace.isolation.microscope;

import dev.vivace.isolation.state.Internals;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The fields that somebody wrote into a class, made accessible. */
final class Fields {

    private Fields() {}

    /** Its static ones. */
    static List<Field> ofClass(Class<?> type) throws ReflectiveOperationException {
        return declared(type, true);
    }

    /** Those of objects of this class, also of its superclasses outside of the JDK. */
    static List<Field> ofObjects(Class<?> type) throws ReflectiveOperationException {
        List<Field> fields = new ArrayList<>();
        for (Class<?> owner = type; owner != null && owner.getClassLoader() != null; owner = owner.getSuperclass()) {
            fields.addAll(declared(owner, false));
        }
        return fields;
    }

    private static List<Field> declared(Class<?> owner, boolean isStatic) throws ReflectiveOperationException {
        List<Field> fields = new ArrayList<>();
        for (Field field : owner.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) == isStatic && !field.isSynthetic()) {
                fields.add(Internals.field(owner, field.getName()));
            }
        }
        return fields;
    }
}
