package dev.vivace.isolation.state;

import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** The environment variables as this JVM sees them: tests change them by reflection. */
final class EnvironmentVariables implements Area {

    private final JdkClass owner;
    private Map<Object, Object> original;

    EnvironmentVariables(Jdk jdk) {
        this.owner = jdk.type("java.lang.ProcessEnvironment");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            original = new HashMap<>(current());
        }
    }

    @Override
    public boolean isChanged() throws ReflectiveOperationException {
        return owner.isInitialised() && !current().equals(original());
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            Contents.restore(current(), original());
        }
    }

    private Map<Object, Object> original() throws ReflectiveOperationException {
        if (original == null) {
            original = ofProcess();
        }
        return original;
    }

    /** As the JDK reads them when it is first asked. On Windows it reads them in another way: there the first look counts. */
    private Map<Object, Object> ofProcess() throws ReflectiveOperationException {
        Class<?> type = owner.type();
        byte[][] environment;
        try {
            environment = (byte[][]) Internals.method(type, "environ").invoke(null);
        } catch (NoSuchMethodException e) {
            return new HashMap<>(current());
        }
        Method name = Internals.method(Class.forName(type.getName().concat("$Variable")), "valueOf", byte[].class);
        Method value = Internals.method(Class.forName(type.getName().concat("$Value")), "valueOf", byte[].class);
        Map<Object, Object> variables = new HashMap<>();
        // Names and values take turns; of two with the same name the first counts.
        for (int i = 0; i + 1 < environment.length; i += 2) {
            variables.putIfAbsent(
                    name.invoke(null, (Object) environment[i]), value.invoke(null, (Object) environment[i + 1]));
        }
        return variables;
    }

    @SuppressWarnings("unchecked") // whatever the types are, what is put back was there before
    private Map<Object, Object> current() throws ReflectiveOperationException {
        return (Map<Object, Object>)
                Internals.field(owner.type(), "theEnvironment").get(null);
    }
}
