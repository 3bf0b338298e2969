package dev.vivace.engine.boost;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;

/**
 * A member of a class. By name, because files are understood one by one.
 *
 * @param owner the class that declares it, by binary name
 * @param signature the name, and for a method the types of its parameters
 */
record Member(String owner, String signature) {

    static Member of(IMethodBinding method) {
        return new Member(nameOf(method.getDeclaringClass()), signature(method));
    }

    static Member of(IVariableBinding field) {
        return new Member(nameOf(field.getDeclaringClass()), field.getName());
    }

    static String signature(IMethodBinding method) {
        return method.getName()
                + Stream.of(method.getMethodDeclaration().getParameterTypes())
                        .map(type -> type.getErasure().getQualifiedName())
                        .collect(Collectors.joining(",", "(", ")"));
    }

    static String nameOf(ITypeBinding type) {
        String name = type.getErasure().getBinaryName();
        return name == null ? type.getErasure().getQualifiedName() : name;
    }
}
