package dev.vivace.stories.core;

import dev.vivace.stories.Safe;
import dev.vivace.stories.Unsafe;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;

/** A test method of a class, and what its author says about it. */
public final class TestCase {

    private static final String DIRTIES_CONTEXT = "org.springframework.test.annotation.DirtiesContext";

    private final Class<?> type;
    private final Method method;

    /** Of a class, which may have inherited the method. */
    public TestCase(Class<?> type, Method method) {
        this.type = type;
        this.method = method;
    }

    /** As it is named everywhere. */
    String id() {
        return type.getName() + "#" + method.getName();
    }

    /** Whether it says that it is safe; empty if it says nothing. The method's word counts more than the class's. */
    Optional<Boolean> saysSafe() {
        return says(method).or(() -> says(type));
    }

    private static Optional<Boolean> says(AnnotatedElement element) {
        if (element.isAnnotationPresent(Unsafe.class) || dirtiesContext(element)) {
            return Optional.of(false);
        }
        return element.isAnnotationPresent(Safe.class) ? Optional.of(true) : Optional.empty();
    }

    private static boolean dirtiesContext(AnnotatedElement element) {
        return Arrays.stream(element.getAnnotations())
                .anyMatch(annotation -> annotation.annotationType().getName().equals(DIRTIES_CONTEXT));
    }
}
