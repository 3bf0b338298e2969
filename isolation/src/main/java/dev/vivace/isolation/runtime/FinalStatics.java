package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

/**
 * Writes static fields, also those that are final: of interfaces, from which no compiled code of the program reads, and
 * of classes, where the class file does not call them final any more. Texts are put together without an operator, which
 * could not be linked where there are no system properties.
 */
public final class FinalStatics {

    private static final Object UNSAFE;
    private static final Class<?> TYPE;
    private static final MethodHandle BASE;
    private static final MethodHandle OFFSET;

    static {
        try {
            Lookup lookup = Access.lookup();
            TYPE = Class.forName("jdk.internal.misc.Unsafe");
            UNSAFE = lookup.findStatic(TYPE, "getUnsafe", MethodType.methodType(TYPE))
                    .invoke();
            BASE = lookup.findVirtual(TYPE, "staticFieldBase", MethodType.methodType(Object.class, Field.class))
                    .bindTo(UNSAFE);
            OFFSET = lookup.findVirtual(TYPE, "staticFieldOffset", MethodType.methodType(long.class, Field.class))
                    .bindTo(UNSAFE);
        } catch (Throwable e) {
            throw new IllegalStateException("This JVM keeps its final fields to itself", e);
        }
    }

    private FinalStatics() {}

    /** A field that cannot be written shows an old value to those who read it by reflection: that is a taint. */
    public static void write(Class<?> owner, String name, Object value) {
        try {
            Field field = owner.getDeclaredField(name);
            writer(field.getType()).invokeWithArguments(BASE.invoke(field), OFFSET.invoke(field), value);
        } catch (Throwable e) {
            Taints.add(
                    owner.getName(),
                    "its field ".concat(name).concat(" cannot be written: ").concat(String.valueOf(e)));
        }
    }

    private static MethodHandle writer(Class<?> type) throws ReflectiveOperationException {
        Class<?> stored = type.isPrimitive() ? type : Object.class;
        String kind = type.isPrimitive() ? capitalised(type.getName()) : "Reference";
        return Access.lookup()
                .findVirtual(
                        TYPE,
                        "put".concat(kind).concat("Volatile"),
                        MethodType.methodType(void.class, Object.class, long.class, stored))
                .bindTo(UNSAFE);
    }

    private static String capitalised(String word) {
        return String.valueOf(Character.toUpperCase(word.charAt(0))).concat(word.substring(1));
    }
}
