package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** What Groovy was taught of classes: methods that tests have added or replaced. Groovy itself is not initialised again. */
final class MetaClasses implements Step {

    private final JdkClass groovy;
    private final JdkClass expando;

    MetaClasses(Jdk jdk) {
        groovy = jdk.type("groovy.lang.GroovySystem");
        expando = jdk.type("groovy.lang.ExpandoMetaClass");
    }

    @Override
    public String subject() {
        return "Groovy's meta classes";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (groovy.isInitialised()) {
            Object registry =
                    Internals.method(groovy.type(), "getMetaClassRegistry").invoke(null);
            if (expando.isInitialised()) {
                Internals.method(expando.type(), "disableGlobally").invoke(null);
            }
            for (Class<?> type : taught(registry)) {
                registry.getClass().getMethod("removeMetaClass", Class.class).invoke(registry, type);
            }
        }
    }

    private static List<Class<?>> taught(Object registry) throws ReflectiveOperationException {
        List<Class<?>> types = new ArrayList<>();
        Iterator<?> metaClasses =
                (Iterator<?>) registry.getClass().getMethod("iterator").invoke(registry);
        while (metaClasses.hasNext()) {
            Object metaClass = metaClasses.next();
            types.add((Class<?>) metaClass.getClass().getMethod("getTheClass").invoke(metaClass));
        }
        return types;
    }
}
