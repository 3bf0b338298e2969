package dev.vivace.isolation.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** What the JDK's reflection calls, so that it initialises stale classes and does not show what we added to them. */
public final class Reflected {

    private Reflected() {}

    /** A field is about to be read or written. */
    public static void beforeAccess(Field field) {
        if (Modifier.isStatic(field.getModifiers())) {
            Guards.run(field.getDeclaringClass());
        }
    }

    /** A class was found by name. */
    public static void found(Class<?> type, boolean initialised) {
        if (initialised) {
            Guards.run(type);
        }
    }

    public static Field[] visible(Field[] fields) {
        return isHiding(fields)
                ? Arrays.stream(fields).filter(Reflected::isVisible).toArray(Field[]::new)
                : fields;
    }

    public static Method[] visible(Method[] methods) {
        return isHiding(methods)
                ? Arrays.stream(methods).filter(Reflected::isVisible).toArray(Method[]::new)
                : methods;
    }

    /** Nearly never, so that nothing but a look at names is done for most classes, at any time of the JVM's life. */
    private static boolean isHiding(Member[] members) {
        for (Member member : members) {
            if (!isVisible(member)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isVisible(Member member) {
        return !member.getName().startsWith(Names.PREFIX);
    }
}
