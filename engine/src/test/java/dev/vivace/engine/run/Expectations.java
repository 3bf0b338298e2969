package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the classes of {@code samples/hostile} say of themselves with their annotation {@code Expect}. */
final class Expectations {

    /** What must become of a test. */
    record Expected(String outcome, String says) {}

    private final Map<TestId, Expected> expected = new TreeMap<>();

    static Map<TestId, Expected> of(List<Path> classPath, List<String> classNames) {
        Expectations expectations = new Expectations();
        URL[] urls = classPath.stream().map(Expectations::url).toArray(URL[]::new);
        ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        classNames.forEach(name -> expectations.read(load(name, loader)));
        return expectations.expected;
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Without initialising it: hostile classes may be hostile there too. */
    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void read(Class<?> type) {
        annotations(type).forEach(expect -> put(TestId.ofClass(type.getName()), expect));
        for (Method method : type.getDeclaredMethods()) {
            TestId id = TestId.of(type.getName(), method.getName());
            annotations(method)
                    .forEach(expect -> invocations(id, expect).forEach(invocation -> put(invocation, expect)));
        }
        Stream.of(type.getDeclaredClasses()).forEach(this::read);
    }

    private static List<Annotation> annotations(AnnotatedElement element) {
        return Stream.of(element.getAnnotations())
                .filter(annotation ->
                        annotation.annotationType().getSimpleName().equals("Expect"))
                .toList();
    }

    private static List<TestId> invocations(TestId id, Annotation expect) {
        int count = (Integer) value(expect, "invocations");
        List<TestId> ids = new ArrayList<>();
        IntStream.rangeClosed(1, count).forEach(i -> ids.add(TestId.parse(id + "[" + i + "]")));
        return ids.isEmpty() ? List.of(id) : ids;
    }

    private void put(TestId id, Annotation expect) {
        expected.put(id, new Expected((String) value(expect, "value"), (String) value(expect, "says")));
    }

    private static Object value(Annotation annotation, String name) {
        try {
            Method method = annotation.annotationType().getMethod(name);
            method.setAccessible(true);
            return method.invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
