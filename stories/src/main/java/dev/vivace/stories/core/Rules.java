package dev.vivace.stories.core;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules of JUnit 4 in a class, but for those that only watch. */
final class Rules {

    private static final Set<String> HARMLESS = Set.of(
            "org.junit.rules.Timeout",
            "org.junit.rules.TestName",
            "org.junit.rules.ExpectedException",
            "org.junit.rules.ErrorCollector",
            "org.junit.rules.Stopwatch",
            "org.junit.rules.DisableOnDebug");

    private Rules() {}

    /** Around each test; their names. */
    static String of(Class<?> type) {
        return named(type, Set.of("org.junit.Rule"));
    }

    /** Around each test and around the class; nobody applies either where the class is a provider. */
    static String ofProvider(Class<?> type) {
        return named(type, Set.of("org.junit.Rule", "org.junit.ClassRule"));
    }

    private static String named(Class<?> type, Set<String> annotations) {
        return FixtureMethods.hierarchy(type).stream()
                .flatMap(each -> Stream.concat(
                        Arrays.stream(each.getDeclaredFields()).filter(Rules::isHarmful),
                        Arrays.stream(each.getDeclaredMethods())))
                .filter(member -> has((AnnotatedElement) member, annotations))
                .map(Member::getName)
                .collect(Collectors.joining(", "));
    }

    private static boolean isHarmful(Field field) {
        return !HARMLESS.contains(field.getType().getName());
    }

    private static boolean has(AnnotatedElement element, Set<String> names) {
        return Arrays.stream(element.getDeclaredAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(type -> names.contains(type.getName()));
    }
}
