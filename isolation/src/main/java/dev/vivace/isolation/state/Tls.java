package dev.vivace.isolation.state;

import dev.vivace.isolation.runtime.Taints;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The defaults for TLS. The JDK makes some of them once in a JVM's life, of what the settings are then: if they were a
 * test's, every later test gets that.
 */
final class Tls implements Area {

    private static final List<String> SETTINGS = List.of(
            "javax.net.ssl.trustStore",
            "javax.net.ssl.trustStorePassword",
            "javax.net.ssl.trustStoreType",
            "javax.net.ssl.trustStoreProvider",
            "javax.net.ssl.keyStore",
            "javax.net.ssl.keyStorePassword",
            "javax.net.ssl.keyStoreType",
            "javax.net.ssl.keyStoreProvider");
    private static final String OWN_CONTEXT = "sun.security.ssl.SSLContextImpl$DefaultSSLContext";

    private final JdkClass context;
    private final List<JdkClass> madeOnce;
    private final Map<String, String> settings = settings();
    private final List<StaticFields> fields;
    private boolean isMade;

    Tls(Jdk jdk) {
        context = jdk.type("javax.net.ssl.SSLContext");
        madeOnce = List.of(
                jdk.type("sun.security.ssl.SSLContextImpl$DefaultManagersHolder"),
                jdk.type("javax.net.ssl.SSLSocketFactory$DefaultFactoryHolder"),
                jdk.type("javax.net.ssl.SSLServerSocketFactory$DefaultFactoryHolder"));
        fields = List.of(
                new StaticFields(context).initially("defaultContext", null),
                new StaticFields(jdk.type("javax.net.ssl.HttpsURLConnection"))
                        .initially("defaultSSLSocketFactory", null)
                        .initiallyNew(
                                "defaultHostnameVerifier", "javax.net.ssl.HttpsURLConnection$DefaultHostnameVerifier"));
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        isMade = isMade();
        for (StaticFields each : fields) {
            each.remember();
        }
    }

    /** Before the system properties are put back: what they are now is what counted. */
    @Override
    public void restore() throws ReflectiveOperationException {
        if (!isMade && isMade()) {
            isMade = true;
            if (!settings().equals(settings) || isContextOfTest()) {
                Taints.add("", "the JVM's defaults for TLS were made of a test's settings");
            }
        }
        for (StaticFields each : fields) {
            each.restore();
        }
    }

    private boolean isMade() throws ReflectiveOperationException {
        for (JdkClass each : madeOnce) {
            if (each.isInitialised()) {
                return true;
            }
        }
        return false;
    }

    private boolean isContextOfTest() throws ReflectiveOperationException {
        Object current = context.isInitialised()
                ? Internals.field(context.type(), "defaultContext").get(null)
                : null;
        return current != null
                && !Internals.field(context.type(), "contextSpi")
                        .get(current)
                        .getClass()
                        .getName()
                        .equals(OWN_CONTEXT);
    }

    private static Map<String, String> settings() {
        Map<String, String> values = new HashMap<>();
        for (String name : SETTINGS) {
            values.put(name, System.getProperty(name));
        }
        return values;
    }
}
