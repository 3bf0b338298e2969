package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.reflect.Method;
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
            if (expando.isInitialised()) {
                Internals.method(expando.type(), "disableGlobally").invoke(null);
            }
            Object registry =
                    Internals.method(groovy.type(), "getMetaClassRegistry").invoke(null);
            Method forget = type("MetaClassRegistry").getMethod("removeMetaClass", Class.class);
            for (Object type : taught(registry)) {
                forget.invoke(registry, type);
            }
        }
    }

    private List<Object> taught(Object registry) throws ReflectiveOperationException {
        Method classOf = type("MetaObjectProtocol").getMethod("getTheClass");
        Iterator<?> metaClasses =
                (Iterator<?>) type("MetaClassRegistry").getMethod("iterator").invoke(registry);
        List<Object> types = new ArrayList<>();
        while (metaClasses.hasNext()) {
            types.add(classOf.invoke(metaClasses.next()));
        }
        return types;
    }

    private Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName("groovy.lang." + name, false, groovy.type().getClassLoader());
    }
}
