package dev.vivace.worker;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Filters by JUnit 4 categories as Surefire does: by the annotation on the method or its class, by exact name. */
final class Categories {

    private static final String ANNOTATION = "org.junit.experimental.categories.Category";

    private Categories() {}

    static PostDiscoveryFilter including(List<String> names) {
        return test -> FilterResult.includedIf(isIn(test, names), () -> "in category", () -> "in none of " + names);
    }

    static PostDiscoveryFilter excluding(List<String> names) {
        return test -> FilterResult.includedIf(!isIn(test, names), () -> "in none of " + names, () -> "in category");
    }

    private static boolean isIn(TestDescriptor test, List<String> names) {
        return elements(test.getSource())
                .flatMap(Categories::categories)
                .anyMatch(type -> names.contains(type.getName()) || names.contains(type.getSimpleName()));
    }

    private static Stream<AnnotatedElement> elements(Optional<TestSource> source) {
        if (source.orElse(null) instanceof MethodSource) {
            MethodSource method = (MethodSource) source.get();
            return Stream.of(method.getJavaMethod(), method.getJavaClass());
        }
        if (source.orElse(null) instanceof ClassSource) {
            return Stream.of(((ClassSource) source.get()).getJavaClass());
        }
        return Stream.of();
    }

    private static Stream<Class<?>> categories(AnnotatedElement element) {
        for (Annotation annotation : element.getAnnotations()) {
            if (ANNOTATION.equals(annotation.annotationType().getName())) {
                return Stream.of(value(annotation));
            }
        }
        return Stream.of();
    }

    private static Class<?>[] value(Annotation annotation) {
        try {
            return (Class<?>[]) annotation.annotationType().getMethod("value").invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot read " + annotation, e);
        }
    }
}
