package dev.vivace.isolation.state;

import java.lang.reflect.Method;
import java.security.Security;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/** The security providers in their order, and the security properties. */
final class SecurityConfiguration implements Area {

    private Method providers;
    private Method setProviders;
    private Object originalProviders;
    private Properties properties;
    private Map<Object, Object> originalProperties;

    @Override
    public void remember() throws ReflectiveOperationException {
        properties = (Properties) Internals.field(Security.class, "props").get(null);
        originalProperties = new HashMap<>(properties);
        Class<?> holder = Class.forName("sun.security.jca.Providers");
        providers = Internals.method(holder, "getProviderList");
        originalProviders = providers.invoke(null);
        setProviders = Internals.method(holder, "setProviderList", Class.forName("sun.security.jca.ProviderList"));
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        Contents.restore(properties, originalProperties);
        if (providers.invoke(null) != originalProviders) {
            setProviders.invoke(null, originalProviders);
        }
    }
}
