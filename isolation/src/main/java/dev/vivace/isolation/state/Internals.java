package dev.vivace.isolation.state;

import dev.vivace.isolation.runtime.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Members of the JDK that it keeps to itself, made accessible. Finding one does not initialise its class. */
public final class Internals {

    private static final MethodHandle OPEN = open();

    private Internals() {}

    public static Field field(Class<?> owner, String name) throws ReflectiveOperationException {
        return opened(owner.getDeclaredField(name));
    }

    public static Method method(Class<?> owner, String name, Class<?>... parameters)
            throws ReflectiveOperationException {
        return opened(owner.getDeclaredMethod(name, parameters));
    }

    static Constructor<?> constructor(Class<?> owner) throws ReflectiveOperationException {
        return opened(owner.getDeclaredConstructor());
    }

    private static <T extends AccessibleObject> T opened(T member) {
        try {
            boolean isOpen = (boolean) OPEN.invokeExact((AccessibleObject) member, true);
            if (isOpen) {
                return member;
            }
        } catch (Throwable e) {
            throw new IllegalStateException(member + " stays closed", e);
        }
        throw new IllegalStateException(member + " stays closed");
    }

    /** What {@code setAccessible} does once it has asked whether it may. */
    private static MethodHandle open() {
        try {
            return Access.lookup()
                    .findVirtual(
                            AccessibleObject.class,
                            "setAccessible0",
                            MethodType.methodType(boolean.class, boolean.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JVM keeps its members to itself", e);
        }
    }
}
