package dev.vivace.stories.core;

import dev.vivace.stories.StateProbe;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The set-ups and tear-downs of a test class. Annotations are known by name, so that neither JUnit 4 nor Jupiter has to be there.
 * Set-ups run superclass first and by name within a class, tear-downs the other way round.
 */
final class FixtureMethods {

    private static final String JUNIT4 = "org.junit.";
    private static final Set<String> SET_UPS = Set.of(JUNIT4 + "Before", "org.junit.jupiter.api.BeforeEach");
    private static final Set<String> TEAR_DOWNS = Set.of(JUNIT4 + "After", "org.junit.jupiter.api.AfterEach");
    private static final Set<String> CLASS_SET_UPS = Set.of(JUNIT4 + "BeforeClass", "org.junit.jupiter.api.BeforeAll");
    private static final Set<String> CLASS_TEAR_DOWNS = Set.of(JUNIT4 + "AfterClass", "org.junit.jupiter.api.AfterAll");

    private FixtureMethods() {}

    static List<Method> setUps(Class<?> type) {
        return annotated(type, SET_UPS);
    }

    static List<Method> tearDowns(Class<?> type) {
        return reversed(annotated(type, TEAR_DOWNS));
    }

    static List<Method> classSetUps(Class<?> type) {
        return annotated(type, CLASS_SET_UPS);
    }

    static List<Method> classTearDowns(Class<?> type) {
        return reversed(annotated(type, CLASS_TEAR_DOWNS));
    }

    static boolean isFixture(Method method) {
        return isAnnotated(method, SET_UPS, new HashSet<>()) || isAnnotated(method, TEAR_DOWNS, new HashSet<>());
    }

    static List<Method> probes(Class<?> type) {
        return annotated(type, Set.of(StateProbe.class.getName()));
    }

    private static List<Method> reversed(List<Method> methods) {
        List<Method> reversed = new ArrayList<>(methods);
        Collections.reverse(reversed);
        return reversed;
    }

    private static List<Method> annotated(Class<?> type, Set<String> names) {
        List<Method> found = new ArrayList<>();
        List<Class<?>> hierarchy = hierarchy(type);
        for (int i = 0; i < hierarchy.size(); i++) {
            List<Class<?>> below = hierarchy.subList(i + 1, hierarchy.size());
            Arrays.stream(hierarchy.get(i).getDeclaredMethods())
                    .filter(method -> !method.isBridge() && isAnnotated(method, names, new HashSet<>()))
                    .filter(method -> !isReplaced(method, below, names))
                    .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toGenericString))
                    .forEach(found::add);
        }
        found.forEach(method -> method.setAccessible(true));
        return found;
    }

    /** Superclasses first, each behind its interfaces. */
    static List<Class<?>> hierarchy(Class<?> type) {
        Set<Class<?>> hierarchy = new LinkedHashSet<>();
        climb(type, hierarchy);
        return List.copyOf(hierarchy);
    }

    private static void climb(Class<?> type, Set<Class<?>> hierarchy) {
        if (type != null && type != Object.class) {
            climb(type.getSuperclass(), hierarchy);
            Arrays.stream(type.getInterfaces()).forEach(each -> climb(each, hierarchy));
            hierarchy.add(type);
        }
    }

    private static boolean isAnnotated(AnnotatedElement element, Set<String> names, Set<Class<?>> seen) {
        for (Annotation annotation : element.getDeclaredAnnotations()) {
            Class<?> type = annotation.annotationType();
            if (names.contains(type.getName()) || (seen.add(type) && isAnnotated(type, names, seen))) {
                return true;
            }
        }
        return false;
    }

    /** JUnit 4 runs an overriding method that lacks the annotation, Jupiter does not. */
    private static boolean isReplaced(Method method, List<Class<?>> below, Set<String> names) {
        return below.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(other -> overrides(other, method))
                .anyMatch(other -> !isOfJunit4(method) || isAnnotated(other, names, new HashSet<>()));
    }

    private static boolean overrides(Method other, Method method) {
        return !Modifier.isPrivate(method.getModifiers())
                && !Modifier.isStatic(method.getModifiers())
                && !other.isBridge()
                && other.getName().equals(method.getName())
                && Arrays.equals(other.getParameterTypes(), method.getParameterTypes());
    }

    private static boolean isOfJunit4(Method method) {
        return Arrays.stream(method.getDeclaredAnnotations())
                .map(annotation -> annotation.annotationType().getPackageName())
                .anyMatch("org.junit"::equals);
    }
}
