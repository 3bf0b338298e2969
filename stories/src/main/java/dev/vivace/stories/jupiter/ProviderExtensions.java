package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.StoryProblem;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * The extensions of a provider. Jupiter applies those of the running class only; of a provider's we can apply what is done to a
 * new instance (Spring), but not what is done before each test (Mockito, temporary directories).
 */
final class ProviderExtensions {

    private static final ClassValue<ProviderExtensions> KNOWN = new ClassValue<>() {
        @Override
        protected ProviderExtensions computeValue(Class<?> type) {
            return new ProviderExtensions(type, extensions(type));
        }
    };

    private final Class<?> type;
    private final List<Class<? extends Extension>> extensions;

    private ProviderExtensions(Class<?> type, List<Class<? extends Extension>> extensions) {
        this.type = type;
        this.extensions = extensions;
    }

    static ProviderExtensions of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static List<Class<? extends Extension>> extensions(Class<?> type) {
        List<Class<? extends Extension>> extensions = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            AnnotationSupport.findRepeatableAnnotations(at, ExtendWith.class)
                    .forEach(with -> extensions.addAll(Arrays.asList(with.value())));
        }
        return extensions;
    }

    /** Refuses providers whose fields nobody could fill. */
    static void check(Session session, Class<?> consumer) {
        for (Class<?> type : session.closure(consumer)) {
            if (type != consumer) {
                of(type).check(session);
            }
        }
    }

    private void check(Session session) {
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            Arrays.stream(at.getDeclaredFields()).forEach(ProviderExtensions::check);
        }
        extensions.stream()
                .filter(BeforeEachCallback.class::isAssignableFrom)
                .filter(extension -> !TestInstancePostProcessor.class.isAssignableFrom(extension))
                .forEach(extension -> session.blindSpot(type.getName() + " is a provider: its " + extension.getName()
                        + " does nothing when its set-ups run for another class"));
    }

    private static void check(Field field) {
        for (Annotation annotation : field.getAnnotations()) {
            String name = annotation.annotationType().getName();
            if (name.startsWith("org.mockito.") || name.equals("org.junit.jupiter.api.io.TempDir")) {
                throw new StoryProblem(
                        "@" + annotation.annotationType().getSimpleName() + " "
                                + field.getDeclaringClass().getName() + "." + field.getName()
                                + " is filled before each test of its own class only, but the class is a provider.",
                        "make it in a set-up: Mockito.mock(…), Files.createTempDirectory(…)");
            }
        }
    }

    void postProcess(Object instance, ExtensionContext context) throws Exception {
        for (Class<? extends Extension> extension : extensions) {
            if (TestInstancePostProcessor.class.isAssignableFrom(extension)) {
                TestInstancePostProcessor one = (TestInstancePostProcessor) ReflectionSupport.newInstance(extension);
                one.postProcessTestInstance(instance, as(type, instance, context));
            }
        }
    }

    /** The context of the running test, with the provider in place of the running class. */
    private static ExtensionContext as(Class<?> type, Object instance, ExtensionContext context) {
        return (ExtensionContext) Proxy.newProxyInstance(
                ExtensionContext.class.getClassLoader(),
                new Class<?>[] {ExtensionContext.class},
                (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "getTestClass":
                        case "getElement":
                            return Optional.of(type);
                        case "getRequiredTestClass":
                            return type;
                        case "getTestInstance":
                            return Optional.of(instance);
                        case "getRequiredTestInstance":
                            return instance;
                        default:
                            return method.invoke(context, arguments);
                    }
                });
    }
}
