package hostile;

import java.net.URL;
import java.net.URLClassLoader;
import java.security.Provider;
import java.security.Security;
import java.util.Locale;
import java.util.TimeZone;
import java.util.logging.LogManager;
import org.junit.jupiter.api.Test;

/** Changes what all code in a JVM shares, and does not change it back. */
class GlobalStateTest {

    @Test
    @Expect("passed")
    void changesTheContextClassLoader() {
        Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[0], null));
    }

    @Test
    @Expect("passed")
    void removesTheContextClassLoader() {
        Thread.currentThread().setContextClassLoader(null);
    }

    @Test
    @Expect("passed")
    void changesLocaleAndTimeZone() {
        Locale.setDefault(new Locale("ar", "EG"));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
    }

    @Test
    @Expect("passed")
    void removesSecurityProviders() {
        for (Provider provider : Security.getProviders()) {
            Security.removeProvider(provider.getName());
        }
    }

    @Test
    @Expect("passed")
    void changesTheDefaultExceptionHandler() {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> Runtime.getRuntime().halt(99));
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            throw new IllegalStateException(thrown);
        });
    }

    @Test
    @Expect("passed")
    void clearsSystemProperties() {
        System.getProperties().remove("line.separator");
        System.getProperties().remove("java.class.path");
        System.getProperties().remove("user.dir");
        System.getProperties().put("not a string", 1);
    }

    @Test
    @Expect("passed")
    void resetsLogging() {
        LogManager.getLogManager().reset();
    }
}
