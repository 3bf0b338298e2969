package dev.vivace.engine.fix;

import dev.vivace.engine.source.Ancestry;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;

/**
 * What code may throw.
 *
 * @param name of the class
 * @param ancestry names of all that it inherits from, and its own
 */
record ExceptionType(String name, Set<String> ancestry) {

    private static final String ANY = "java.lang.Exception";

    ExceptionType {
        ancestry = Set.copyOf(ancestry);
    }

    static ExceptionType of(ITypeBinding type) {
        return new ExceptionType(type.getErasure().getQualifiedName(), Ancestry.names(type));
    }

    /** One of the JDK. */
    static ExceptionType of(Class<? extends Exception> type) {
        Set<String> ancestry = Stream.<Class<?>>iterate(type, some -> some != null, Class::getSuperclass)
                .map(Class::getName)
                .collect(Collectors.toSet());
        return new ExceptionType(type.getName(), ancestry);
    }

    /** Those of a method that whoever calls it has to declare or catch. */
    static Set<ExceptionType> checked(IMethodBinding method) {
        return Stream.of(method.getExceptionTypes())
                .filter(type -> !Ancestry.isUnchecked(type))
                .map(ExceptionType::of)
                .collect(Collectors.toSet());
    }

    boolean isA(ExceptionType other) {
        return ancestry.contains(other.name);
    }

    /** Whether the compiler lets code catch this that declares to throw only those. */
    boolean canBeCaughtOf(Set<ExceptionType> thrown) {
        boolean isUnchecked = ancestry.contains("java.lang.RuntimeException") || ancestry.contains("java.lang.Error");
        return isUnchecked || name.equals(ANY) || thrown.stream().anyMatch(some -> some.isA(this) || isA(some));
    }
}
