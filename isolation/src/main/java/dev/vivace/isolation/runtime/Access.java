package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Field;

/** The lookup that may see everything, which the JDK keeps for itself; the agent opens the way to it. */
public final class Access {

    private static final Lookup TRUSTED = trusted();

    private Access() {}

    public static Lookup lookup() {
        return TRUSTED;
    }

    private static Lookup trusted() {
        try {
            Field field = Lookup.class.getDeclaredField("IMPL_LOOKUP");
            field.setAccessible(true);
            return (Lookup) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JVM keeps its lookup to itself", e);
        }
    }
}
