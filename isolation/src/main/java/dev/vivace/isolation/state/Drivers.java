package dev.vivace.isolation.state;

import dev.vivace.isolation.transform.Frozen;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The JDBC drivers. Those of a test's class path register themselves in their initialisers, which run again; the JDK
 * looks for them again, too. Drivers whose classes do not forget would not: they stay.
 */
final class Drivers implements Area {

    private final JdkClass manager;
    private final Frozen frozen;
    private final StaticFields fields;
    private List<Object> original = List.of();

    Drivers(Jdk jdk, Frozen frozen) {
        this.manager = jdk.type("java.sql.DriverManager");
        this.frozen = frozen;
        this.fields = new StaticFields(manager)
                .initially("loginTimeout", 0)
                .initially("logWriter", null)
                .initially("logStream", null)
                .initially("driversInitialized", false);
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        fields.remember();
        if (manager.isInitialised()) {
            original = List.copyOf(registered());
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (!manager.isInitialised()) {
            return;
        }
        fields.restore();
        List<Object> wanted = new ArrayList<>(original);
        for (Object driver : registered()) {
            if (!wanted.contains(driver) && isFrozen(driver)) {
                wanted.add(driver);
            }
        }
        if (!registered().equals(wanted)) {
            registered().clear();
            registered().addAll(wanted);
        }
    }

    private boolean isFrozen(Object registration) throws ReflectiveOperationException {
        Field driver = Internals.field(registration.getClass(), "driver");
        Class<?> type = driver.get(registration).getClass();
        return type.getClassLoader() == null || frozen.contains(type.getName().replace('.', '/'));
    }

    @SuppressWarnings("unchecked") // only what came out of it is put into it
    private CopyOnWriteArrayList<Object> registered() throws ReflectiveOperationException {
        return (CopyOnWriteArrayList<Object>)
                Internals.field(manager.type(), "registeredDrivers").get(null);
    }
}
