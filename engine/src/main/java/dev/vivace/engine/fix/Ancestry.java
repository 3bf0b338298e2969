package dev.vivace.engine.fix;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** Who a class inherits from. By name, because files are understood one by one. */
final class Ancestry {

    private Ancestry() {}

    /** The class itself, those around it, whose members it sees too, and all that these inherit from. */
    static Set<String> names(ITypeBinding type) {
        Set<String> names = new LinkedHashSet<>();
        collect(type, names);
        return names;
    }

    private static void collect(ITypeBinding type, Set<String> names) {
        if (type == null || !names.add(type.getErasure().getQualifiedName())) {
            return;
        }
        collect(type.getSuperclass(), names);
        for (ITypeBinding parent : type.getInterfaces()) {
            collect(parent, names);
        }
        collect(type.getDeclaringClass(), names);
    }

    /** Whether nobody has to declare or catch it. */
    static boolean isUnchecked(ITypeBinding exception) {
        Set<String> names = names(exception);
        return names.contains("java.lang.RuntimeException") || names.contains("java.lang.Error");
    }
}
