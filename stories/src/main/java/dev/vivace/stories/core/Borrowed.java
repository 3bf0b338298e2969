package dev.vivace.stories.core;

import dev.vivace.stories.Fixture;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a class gets from elsewhere for one test only: its parameters, a directory that is deleted behind the test. What set-ups
 * make of that must not outlive the test.
 */
final class Borrowed {

    private static final String DIRECTORY = "org.junit.jupiter.api.io.TempDir";
    private static final String PARAMETERIZED = "org.junit.jupiter.params.ParameterizedClass";

    private Borrowed() {}

    /** The names of it. */
    static List<String> by(Class<?> type) {
        List<String> names = new ArrayList<>();
        String name = type.getSimpleName();
        if (hasParametersOfItsOwn(type) || hasConstructorWithParameters(type)) {
            names.add("the parameters of " + name);
        }
        for (Method setUp : FixtureMethods.setUps(type)) {
            if (hasForeignParameter(setUp)) {
                names.add("the parameters of " + name + "#" + setUp.getName());
            }
        }
        Fields.of(type).stream()
                .filter(field -> has(field, DIRECTORY))
                .forEach(field -> names.add(name + "." + field.getName()));
        return names;
    }

    /** Given to it by Jupiter, as often as it has sets of them. */
    static boolean hasParametersOfItsOwn(Class<?> type) {
        return has(type, PARAMETERIZED);
    }

    private static boolean hasConstructorWithParameters(Class<?> type) {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        return Arrays.stream(constructors).allMatch(constructor -> constructor.getParameterCount() > 0)
                && constructors.length > 0;
    }

    private static boolean hasForeignParameter(Executable executable) {
        return Arrays.stream(executable.getParameters())
                .anyMatch(parameter -> !parameter.isAnnotationPresent(Fixture.class));
    }

    private static boolean has(AnnotatedElement element, String annotation) {
        return Arrays.stream(element.getAnnotations())
                .anyMatch(each -> each.annotationType().getName().equals(annotation));
    }
}
