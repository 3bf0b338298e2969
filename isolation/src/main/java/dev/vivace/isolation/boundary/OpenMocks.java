package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What tests have mocked with Mockito and never closed: static methods and constructors of a class, for a thread; and with
 * MockK: objects, too, for all threads. Neither can be initialised again, because classes that it has changed remember it.
 */
final class OpenMocks implements Step {

    private static final String BY_THREAD = "org.mockito.internal.util.concurrent.DetachedThreadLocal";

    private final JdkClass makers;
    private final JdkClass mockk;

    OpenMocks(Jdk jdk) {
        makers = jdk.type("org.mockito.internal.util.MockUtil");
        mockk = jdk.type("io.mockk.impl.JvmMockKGateway");
    }

    @Override
    public String subject() {
        return "mocks";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (makers.isInitialised()) {
            for (Object maker : makers()) {
                close(maker);
            }
        }
        if (mockk.isInitialised()) {
            Class<?> functions =
                    Class.forName("io.mockk.MockKKt", true, mockk.type().getClassLoader());
            Internals.method(functions, "unmockkAll").invoke(null);
        }
    }

    /** There was one for all before there was one for each mock; before that nothing static could be mocked. */
    private Collection<?> makers() throws ReflectiveOperationException {
        for (Field field : makers.type().getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getName().startsWith("mockMaker")) {
                Object found = Internals.field(makers.type(), field.getName()).get(null);
                return found instanceof Map ? ((Map<?, ?>) found).values() : List.of(found);
            }
        }
        return List.of();
    }

    /** What Mockito offers leaves mocked constructors as they are. A maker may leave the work to another. */
    private static void close(Object maker) throws ReflectiveOperationException {
        Class<?> type = maker.getClass();
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("clearAllMocks")) {
                Internals.method(type, method.getName()).invoke(maker);
            }
        }
        for (Field field : type.getDeclaredFields()) {
            String name = field.getType().getName();
            if (name.equals(BY_THREAD)) {
                clear(Internals.field(type, field.getName()).get(maker));
            } else if (name.startsWith("org.mockito.") && name.endsWith("MockMaker")) {
                close(Internals.field(type, field.getName()).get(maker));
            }
        }
    }

    private static void clear(Object byThread) throws ReflectiveOperationException {
        Object values = Internals.method(byThread.getClass(), "getBackingMap").invoke(byThread);
        values.getClass().getMethod("clear").invoke(values);
    }
}
