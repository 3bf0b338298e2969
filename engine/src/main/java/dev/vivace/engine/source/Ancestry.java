package dev.vivace.engine.source;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** Who a class inherits from. By name, because files are understood one by one. */
public final class Ancestry {

    private Ancestry() {}

    /** The class itself, those around it, whose members it sees too, and all that these inherit from. */
    public static Set<String> names(ITypeBinding type) {
        return new LinkedHashSet<>(collected(type).keySet());
    }

    /** The same as {@link #names}, but what is known of them. */
    public static Collection<ITypeBinding> all(ITypeBinding type) {
        return collected(type).values();
    }

    private static Map<String, ITypeBinding> collected(ITypeBinding type) {
        Map<String, ITypeBinding> types = new LinkedHashMap<>();
        collect(type, types);
        return types;
    }

    private static void collect(ITypeBinding type, Map<String, ITypeBinding> types) {
        if (type == null || types.putIfAbsent(type.getErasure().getQualifiedName(), type) != null) {
            return;
        }
        collect(type.getSuperclass(), types);
        for (ITypeBinding parent : type.getInterfaces()) {
            collect(parent, types);
        }
        collect(type.getDeclaringClass(), types);
    }

    /** Whether a class names another as one that it inherits from. */
    public static boolean isChild(ITypeBinding type, ITypeBinding parent) {
        return Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
                .anyMatch(some -> some.getErasure()
                        .getQualifiedName()
                        .equals(parent.getErasure().getQualifiedName()));
    }

    /** Whether nobody has to declare or catch it. */
    public static boolean isUnchecked(ITypeBinding exception) {
        Set<String> names = names(exception);
        return names.contains("java.lang.RuntimeException") || names.contains("java.lang.Error");
    }
}
