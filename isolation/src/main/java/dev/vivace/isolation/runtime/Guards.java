package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Runs guards of classes that are only known at run time. */
public final class Guards {

    private static final MethodType GUARD = MethodType.methodType(void.class);
    private static final MethodHandle NOTHING = MethodHandles.zero(void.class);

    private static final ClassValue<MethodHandle> OF = new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> type) {
            return find(type);
        }
    };

    private Guards() {}

    /** Initialises a class again where it is stale; nothing for a class without state. */
    public static void run(Class<?> type) {
        MethodHandle guard = OF.get(type);
        if (guard == NOTHING) {
            return;
        }
        try {
            guard.invokeExact();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle find(Class<?> type) {
        if (type.getClassLoader() == null || type.getName().indexOf('/') >= 0 || type.isArray() || type.isPrimitive()) {
            return NOTHING;
        }
        for (Class<?> owner = type; owner != null && owner.getClassLoader() != null; owner = owner.getSuperclass()) {
            try {
                return Access.lookup().findStatic(owner, Names.guard(owner.getName()), GUARD);
            } catch (NoSuchMethodException | IllegalAccessException none) {
                continue;
            }
        }
        return NOTHING;
    }
}
