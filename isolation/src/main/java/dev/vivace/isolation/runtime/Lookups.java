package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** What the JDK's lookups call: a handle of a static field outlives resets, and has to guard the field's class. */
public final class Lookups {

    private Lookups() {}

    /** A getter or setter of a static field was found through this class. */
    public static MethodHandle found(MethodHandle handle, Class<?> type, String name) {
        return isOurs(type) ? guarded(handle, declaring(type, name)) : handle;
    }

    /** A getter or setter of this field was found. */
    public static MethodHandle found(MethodHandle handle, Field field) {
        return isOurs(field.getDeclaringClass()) && Modifier.isStatic(field.getModifiers())
                ? guarded(handle, field.getDeclaringClass())
                : handle;
    }

    private static MethodHandle guarded(MethodHandle handle, Class<?> owner) {
        MethodHandle guard = Guards.of(owner);
        return guard == null ? handle : MethodHandles.foldArguments(handle, guard);
    }

    /** A handle of a static variable was found through this class. */
    public static VarHandle found(VarHandle handle, Lookup lookup, Class<?> type, String name) {
        if (isOurs(type)) {
            note(lookup, declaring(type, name));
        }
        return handle;
    }

    /** A handle of this variable was found. */
    public static VarHandle found(VarHandle handle, Lookup lookup, Field field) {
        if (isOurs(field.getDeclaringClass()) && Modifier.isStatic(field.getModifiers())) {
            note(lookup, field.getDeclaringClass());
        }
        return handle;
    }

    /** Such a handle cannot be made to guard. Who has it in a static field of the same class is guarded by that. */
    private static void note(Lookup lookup, Class<?> owner) {
        if (Guards.of(owner) == null) {
            return;
        }
        Guards.run(owner);
        if (!lookup.lookupClass().isNestmateOf(owner)) {
            Taints.add(
                    owner.getName(), lookup.lookupClass().getName() + " has a handle of one of its static variables");
        }
    }

    private static boolean isOurs(Class<?> type) {
        return type.getClassLoader() != null;
    }

    private static Class<?> declaring(Class<?> type, String name) {
        try {
            for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
                for (Field field : owner.getDeclaredFields()) {
                    if (field.getName().equals(name)) {
                        return owner;
                    }
                }
            }
        } catch (LinkageError e) {
            // A field's type is missing; that is for the program to find out.
            return type;
        }
        return type;
    }
}
