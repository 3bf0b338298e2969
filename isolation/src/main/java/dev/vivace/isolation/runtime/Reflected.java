package dev.vivace.isolation.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What the JDK's reflection calls, so that it initialises stale classes and does not show what we did to them. */
public final class Reflected {

    private Reflected() {}

    /** A field is about to be read or written. The constants of an enum are made anew with it. */
    public static void beforeAccess(Field field) {
        Class<?> owner = field.getDeclaringClass();
        if (Modifier.isStatic(field.getModifiers()) || Enum.class.isAssignableFrom(owner)) {
            Guards.run(owner);
        }
    }

    /** A class was found by name and initialised. */
    public static Class<?> found(Class<?> type) {
        Guards.run(type);
        return type;
    }

    /** A class was found by name, and initialised where that was asked for. */
    public static Class<?> found(Class<?> type, boolean initialised) {
        return initialised ? found(type) : type;
    }

    public static Field[] visible(Field[] fields) {
        if (!isHiding(fields)) {
            return fields;
        }
        FinalFields finals = FinalFields.of(fields);
        List<Field> visible = new ArrayList<>();
        for (Field field : fields) {
            if (isVisible(field)) {
                visible.add(finals.shown(field));
            }
        }
        return visible.toArray(new Field[0]);
    }

    public static Method[] visible(Method[] methods) {
        if (!isHiding(methods)) {
            return methods;
        }
        List<Method> visible = new ArrayList<>();
        for (Method method : methods) {
            if (isVisible(method)) {
                visible.add(method);
            }
        }
        return visible.toArray(new Method[0]);
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
