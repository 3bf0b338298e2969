package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.isolation.state.Internals;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.Authenticator;
import java.net.CacheRequest;
import java.net.CacheResponse;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.MalformedURLException;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.Permission;
import java.security.Policy;
import java.security.Provider;
import java.security.Security;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.TimeZone;
import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.security.auth.login.AppConfigurationEntry;
import javax.security.auth.login.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** What the core of the JDK keeps for all: as it was, after every reset. */
class JdkStateTest {

    @Test
    void systemProperties() throws Exception {
        String home = System.getProperty("java.home");
        System.setProperty("isolated.kept", "before");
        undo(
                () -> {
                    System.setProperty("isolated.new", "polluted");
                    System.getProperties().put("isolated.object", new Object());
                    System.clearProperty("java.home");
                    System.setProperty("isolated.kept", "polluted");
                },
                () -> {
                    assertThat(System.getProperties())
                            .doesNotContainKeys("isolated.new", "isolated.object")
                            .containsEntry("java.home", home)
                            .containsEntry("isolated.kept", "before");
                });
        System.clearProperty("isolated.kept");
    }

    @Test
    void theObjectThatHoldsSystemProperties() throws Exception {
        Properties original = System.getProperties();
        undo(
                () -> System.setProperties(new Properties()),
                () -> assertThat(System.getProperties()).isSameAs(original).containsKey("java.home"));
    }

    @Test
    void environmentVariables() throws Exception {
        Map<String, String> before = Map.copyOf(System.getenv());
        undo(
                () -> {
                    changeable(System.getenv()).clear();
                    changeable(System.getenv()).put("ISOLATED", "polluted");
                    assertThat(System.getenv("ISOLATED")).isEqualTo("polluted");
                },
                () -> assertThat(System.getenv()).isEqualTo(before));
    }

    /** As tests do who find no better way. */
    @SuppressWarnings("unchecked") // a view of strings
    static Map<String, String> changeable(Map<String, String> variables) throws ReflectiveOperationException {
        return (Map<String, String>) Internals.field(variables.getClass(), "m").get(variables);
    }

    @Test
    void defaultLocales() throws Exception {
        Locale locale = Locale.getDefault();
        Locale display = Locale.getDefault(Locale.Category.DISPLAY);
        Locale format = Locale.getDefault(Locale.Category.FORMAT);
        undo(
                () -> {
                    Locale.setDefault(new Locale("tr", "TR"));
                    Locale.setDefault(Locale.Category.FORMAT, Locale.JAPAN);
                },
                () -> {
                    assertThat(Locale.getDefault()).isEqualTo(locale);
                    assertThat(Locale.getDefault(Locale.Category.DISPLAY)).isEqualTo(display);
                    assertThat(Locale.getDefault(Locale.Category.FORMAT)).isEqualTo(format);
                });
    }

    @Test
    void onlyTheLocaleForFormat() throws Exception {
        Locale format = Locale.getDefault(Locale.Category.FORMAT);
        undo(
                () -> Locale.setDefault(Locale.Category.FORMAT, new Locale("th", "TH")),
                () -> assertThat(Locale.getDefault(Locale.Category.FORMAT)).isEqualTo(format));
    }

    @Test
    void theDefaultTimeZone() throws Exception {
        TimeZone zone = TimeZone.getDefault();
        undo(() -> TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham")), () -> assertThat(TimeZone.getDefault())
                .isEqualTo(zone));
    }

    @Test
    void standardStreams() throws Exception {
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream err = System.err;
        undo(
                () -> {
                    System.setIn(new ByteArrayInputStream(new byte[0]));
                    System.setOut(new PrintStream(new ByteArrayOutputStream()));
                    System.setErr(new PrintStream(new ByteArrayOutputStream()));
                },
                () -> {
                    assertThat(System.in).isSameAs(in);
                    assertThat(System.out).isSameAs(out);
                    assertThat(System.err).isSameAs(err);
                });
    }

    @Test
    void securityProvidersAndTheirOrder() throws Exception {
        List<Provider> providers = List.of(Security.getProviders());
        undo(
                () -> {
                    Security.insertProviderAt(new TestProvider(), 1);
                    Security.removeProvider("SunJCE");
                },
                () -> assertThat(Security.getProviders())
                        .extracting(Provider::getName)
                        .containsExactlyElementsOf(
                                providers.stream().map(Provider::getName).toList()));
    }

    @Test
    void securityProperties() throws Exception {
        String type = Security.getProperty("keystore.type");
        undo(
                () -> {
                    Security.setProperty("keystore.type", "polluted");
                    Security.setProperty("isolated.security", "polluted");
                },
                () -> {
                    assertThat(Security.getProperty("keystore.type")).isEqualTo(type);
                    assertThat(Security.getProperty("isolated.security")).isNull();
                });
    }

    @Test
    void theConfigurationOfLogins() throws Exception {
        undo(() -> Configuration.setConfiguration(new NoLogins()), () -> assertThat(Configuration.getConfiguration())
                .isNotInstanceOf(NoLogins.class));
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_17)
    @SuppressWarnings("removal") // what tests still do on Java 17
    void theAccessPolicy() throws Exception {
        Policy before = Policy.getPolicy();
        undo(() -> Policy.setPolicy(new Policy() {}), () -> assertThat(Policy.getPolicy())
                .isSameAs(before));
    }

    @Test
    void theFactoryOfUrlHandlersAndWhatItMade() throws Exception {
        undo(
                () -> {
                    URL.setURLStreamHandlerFactory(protocol -> protocol.equals("isolated") ? new NoConnection() : null);
                    assertThat(new URL("isolated:x").getProtocol()).isEqualTo("isolated");
                },
                () -> assertThatThrownBy(() -> new URL("isolated:x")).isInstanceOf(MalformedURLException.class));
    }

    @Test
    void defaultsOfUrlConnections() throws Exception {
        undo(
                () -> {
                    URLConnection.setContentHandlerFactory(type -> null);
                    URLConnection.setFileNameMap(name -> "polluted");
                    URLConnection.setDefaultUseCaches("jar", false);
                    URLConnection.setDefaultAllowUserInteraction(true);
                    HttpURLConnection.setFollowRedirects(false);
                },
                () -> {
                    assertThat(URLConnection.guessContentTypeFromName("a.html")).isEqualTo("text/html");
                    assertThat(URLConnection.getDefaultUseCaches("jar")).isTrue();
                    assertThat(URLConnection.getDefaultAllowUserInteraction()).isFalse();
                    assertThat(HttpURLConnection.getFollowRedirects()).isTrue();
                });
    }

    @Test
    void networkHandlers() throws Exception {
        ProxySelector proxies = ProxySelector.getDefault();
        undo(
                () -> {
                    CookieHandler.setDefault(new CookieManager());
                    ProxySelector.setDefault(null);
                    ResponseCache.setDefault(new NoCache());
                    Authenticator.setDefault(new Authenticator() {});
                    Socket.setSocketImplFactory(() -> null);
                },
                () -> {
                    assertThat(CookieHandler.getDefault()).isNull();
                    assertThat(ProxySelector.getDefault()).isSameAs(proxies);
                    assertThat(ResponseCache.getDefault()).isNull();
                    assertThat(Authenticator.getDefault()).isNull();
                });
    }

    @Test
    void defaultsForTls() throws Exception {
        HostnameVerifier verifier = HttpsURLConnection.getDefaultHostnameVerifier();
        SSLSocketFactory factory = HttpsURLConnection.getDefaultSSLSocketFactory();
        SSLContext context = SSLContext.getDefault();
        undo(
                () -> {
                    SSLContext other = SSLContext.getInstance("TLS");
                    other.init(null, null, null);
                    SSLContext.setDefault(other);
                    HttpsURLConnection.setDefaultSSLSocketFactory(other.getSocketFactory());
                    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> true);
                },
                () -> {
                    assertThat(SSLContext.getDefault()).isSameAs(context);
                    assertThat(HttpsURLConnection.getDefaultHostnameVerifier()).isSameAs(verifier);
                    assertThat(HttpsURLConnection.getDefaultSSLSocketFactory()).isSameAs(factory);
                });
    }

    /** Such a manager is how tests have caught an exit. Java 24 has none. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_17)
    @SuppressWarnings("removal") // what tests still do on Java 17
    void aSecurityManagerThatForbidsEverything() throws Exception {
        undo(
                () -> System.setSecurityManager(new SecurityManager() {
                    @Override
                    public void checkPermission(Permission permission) {
                        throw new SecurityException("never");
                    }
                }),
                () -> assertThat(System.getSecurityManager()).isNull());
    }

    @Test
    void resourceBundles() throws Exception {
        undo(() -> bundle().texts[0][1] = "polluted", () -> assertThat(bundle().texts[0][1])
                .isEqualTo("text"));
    }

    private static Texts bundle() {
        return (Texts) ResourceBundle.getBundle(Texts.class.getName());
    }

    /** Found by name, and held by the JDK. */
    public static final class Texts extends ListResourceBundle {
        final Object[][] texts = {{"key", "text"}};

        @Override
        protected Object[][] getContents() {
            return texts;
        }
    }

    private static final class TestProvider extends Provider {
        TestProvider() {
            super("Isolated", "1", "for tests");
        }
    }

    private static final class NoLogins extends Configuration {
        @Override
        public AppConfigurationEntry[] getAppConfigurationEntry(String name) {
            return new AppConfigurationEntry[0];
        }
    }

    private static final class NoConnection extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            throw new IOException("none");
        }
    }

    private static final class NoCache extends ResponseCache {
        @Override
        public CacheResponse get(URI uri, String method, Map<String, List<String>> headers) {
            return null;
        }

        @Override
        public CacheRequest put(URI uri, URLConnection connection) {
            return null;
        }
    }
}
