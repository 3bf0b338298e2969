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

    /** Whether a class, or an ancestor, has been made able to forget. */
    public static boolean hasGuard(Class<?> type) {
        return of(type) != null;
    }

    /** The guard of a class or of its nearest ancestor with state, or null. */
    static MethodHandle of(Class<?> type) {
        MethodHandle guard = OF.get(type);
        return guard == NOTHING ? null : guard;
    }

    /** As {@link #run}, for an interface of this name that the heir has but its callers must not name. */
    public static void runInherited(Class<?> heir, String name) {
        run(inherited(heir, name));
    }

    /** The values of an interface of this name that the heir has but its callers must not name. */
    public static Cells cells(Class<?> heir, String name) {
        return cells(inherited(heir, name));
    }

    /** The values of an interface. */
    static Cells cells(Class<?> owner) {
        try {
            return (Cells) Access.lookup()
                    .findStaticGetter(owner, Names.CELLS, Cells.class)
                    .invoke();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> inherited(Class<?> heir, String name) {
        Class<?> found = search(heir, name);
        if (found == null) {
            throw new NoClassDefFoundError(name);
        }
        return found;
    }

    private static Class<?> search(Class<?> heir, String name) {
        if (heir == null || heir.getName().equals(name)) {
            return heir;
        }
        for (Class<?> parent : heir.getInterfaces()) {
            Class<?> found = search(parent, name);
            if (found != null) {
                return found;
            }
        }
        return search(heir.getSuperclass(), name);
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
