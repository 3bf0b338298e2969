package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What tests have mocked with Mockito and never closed: static methods and constructors of a class, for a thread. Mockito
 * itself cannot be initialised again, because classes that it has changed remember it.
 */
final class OpenMocks implements Step {

    private static final String BY_THREAD = "org.mockito.internal.util.concurrent.DetachedThreadLocal";

    private final JdkClass mockito;
    private final JdkClass makers;

    OpenMocks(Jdk jdk) {
        mockito = jdk.type("org.mockito.Mockito");
        makers = jdk.type("org.mockito.internal.util.MockUtil");
    }

    @Override
    public String subject() {
        return "mocks";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (mockito.isInitialised() && makers.isInitialised()) {
            Object framework = Internals.method(mockito.type(), "framework").invoke(null);
            Internals.method(framework.getClass(), "clearInlineMocks").invoke(framework);
            for (Object maker : makers()) {
                clear(maker);
            }
        }
    }

    /** There was one for all before there was one for each mock. */
    private Collection<?> makers() throws ReflectiveOperationException {
        for (Field field : makers.type().getDeclaredFields()) {
            if (field.getName().equals("mockMakers")) {
                return ((Map<?, ?>)
                                Internals.field(makers.type(), field.getName()).get(null))
                        .values();
            }
        }
        return List.of(Internals.field(makers.type(), "mockMaker").get(null));
    }

    /** What the public method leaves: mocked constructors. A maker may leave the work to another. */
    private static void clear(Object maker) throws ReflectiveOperationException {
        for (Field field : maker.getClass().getDeclaredFields()) {
            String type = field.getType().getName();
            if (type.equals(BY_THREAD)) {
                Object local =
                        Internals.field(maker.getClass(), field.getName()).get(maker);
                Object values =
                        Internals.method(local.getClass(), "getBackingMap").invoke(local);
                values.getClass().getMethod("clear").invoke(values);
            } else if (type.startsWith("org.mockito.") && type.endsWith("MockMaker")) {
                clear(Internals.field(maker.getClass(), field.getName()).get(maker));
            }
        }
    }
}
