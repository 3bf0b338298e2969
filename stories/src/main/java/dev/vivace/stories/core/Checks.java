package dev.vivace.stories.core;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Unsafe;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What must be right about a class and all that it reaches before the first of its set-ups runs. */
final class Checks {

    private Checks() {}

    static void of(Class<?> type) {
        Providers.cycle(type).ifPresent(way -> {
            throw cycle(type, way);
        });
        Providers.closure(List.of(type)).forEach(Checks::single);
    }

    private static StoryProblem cycle(Class<?> type, List<Class<?>> way) {
        return StoryProblem.of(
                type.getName() + " needs set-ups that need each other.",
                List.of(way.stream().map(Class::getName).collect(Collectors.joining(" -> "))),
                "move what they share into a class of its own that both have in @FixtureSetup");
    }

    private static void single(Class<?> type) {
        providers(type);
        lifetimes(type);
        fields(type);
        Injection.of(type);
        contradiction(type, type.getName());
        FixtureMethods.hierarchy(type).stream()
                .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                .forEach(method -> method(method, type));
    }

    private static void providers(Class<?> type) {
        List<Class<?>> providers = Providers.of(type);
        for (Class<?> provider : providers) {
            require(
                    providers.indexOf(provider) == providers.lastIndexOf(provider),
                    provider.getName() + " stands twice in @FixtureSetup of " + type.getName() + ".",
                    "once");
            require(
                    !Kinds.isOfJdk(provider),
                    provider.getName() + ", a provider of " + type.getName() + ", is no test class.",
                    "the test class whose set-ups make what is needed");
            require(
                    canBeMade(provider),
                    "No instance of " + provider.getName() + ", a provider of " + type.getName() + ", can be made.",
                    "a class that is not abstract, not an inner one, and has one constructor");
            require(
                    Rules.ofProvider(provider).isEmpty(),
                    "The provider " + provider.getName() + " has rules, which run around its own tests only: "
                            + Rules.ofProvider(provider) + ".",
                    "set-ups and tear-downs in place of the rules");
            require(
                    !Borrowed.hasParametersOfItsOwn(provider),
                    "The provider " + provider.getName()
                            + " is a @ParameterizedClass, whose parameters nobody would give it.",
                    "a provider for each set of parameters");
            require(
                    !livesPerClass(provider),
                    "All tests of " + provider.getName() + ", a provider of " + type.getName() + ", have one instance.",
                    "the usual life of instances; what is expensive can have @FixtureScope(RUN)");
        }
    }

    /** Tests of an inner class have the fixtures of the outermost one; nobody would give them others. */
    static void inner(Class<?> type) {
        require(
                !type.isAnnotationPresent(FixtureSetup.class),
                "@FixtureSetup stands on the inner class " + type.getName() + ".",
                "it on the outermost class, whose set-ups run for tests of @Nested classes, too");
        for (Field field : Fields.of(type)) {
            require(
                    !field.isAnnotationPresent(Fixture.class),
                    "@Fixture " + type.getName() + "." + field.getName() + " is a field of an inner class.",
                    "one of the outermost class, which inner ones see");
        }
    }

    private static boolean canBeMade(Class<?> type) {
        Constructor<?>[] constructors = type.getDeclaredConstructors();
        return !Modifier.isAbstract(type.getModifiers())
                && !isInner(type)
                && (constructors.length == 1
                        || Arrays.stream(constructors).anyMatch(each -> each.getParameterCount() == 0));
    }

    static boolean isInner(Class<?> type) {
        return type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
    }

    private static boolean livesPerClass(Class<?> type) {
        return Arrays.stream(type.getAnnotations())
                .map(Annotation::toString)
                .anyMatch(text -> text.contains("org.junit.jupiter.api.TestInstance(") && text.contains("PER_CLASS"));
    }

    private static void lifetimes(Class<?> type) {
        for (Class<?> provider : Providers.of(type)) {
            require(
                    !Sequence.isForTheRun(type) || Sequence.isForTheRun(provider),
                    type.getName() + " lives for the whole run, its provider " + provider.getName() + " does not.",
                    "@FixtureScope(RUN) on both or on none");
        }
    }

    private static void fields(Class<?> type) {
        for (Class<?> at : FixtureMethods.hierarchy(type)) {
            for (Field field : at.getDeclaredFields()) {
                if (field.isAnnotationPresent(Fixture.class)) {
                    field(field, type);
                }
            }
        }
    }

    private static void field(Field field, Class<?> type) {
        String name = type.getName() + "." + field.getName();
        require(
                type.isAnnotationPresent(FixtureSetup.class),
                "@Fixture " + name + " has no provider.",
                "@FixtureSetup on " + type.getSimpleName() + " with the test class that makes it");
        require(
                (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0,
                "@Fixture " + name + " is " + (Modifier.isStatic(field.getModifiers()) ? "static" : "final") + ".",
                "an ordinary field");
    }

    private static void method(Method method, Class<?> type) {
        contradiction(method, type.getName() + "#" + method.getName());
        boolean isSetUp = FixtureMethods.isFixture(method);
        for (Parameter parameter : method.getParameters()) {
            if (parameter.isAnnotationPresent(Fixture.class)) {
                ParameterSource.of(parameter, type, !isSetUp);
            }
        }
    }

    private static void contradiction(AnnotatedElement element, String name) {
        require(
                !(element.isAnnotationPresent(Safe.class) && element.isAnnotationPresent(Unsafe.class)),
                name + " is both @Safe and @Unsafe.",
                "one of them");
    }

    private static void require(boolean right, String otherwise, String advice) {
        if (!right) {
            throw StoryProblem.of(otherwise, List.of(), advice);
        }
    }
}
