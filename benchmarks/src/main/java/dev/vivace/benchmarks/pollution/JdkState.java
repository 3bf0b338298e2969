package dev.vivace.benchmarks.pollution;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.CookieHandler;
import java.net.CookieManager;
import java.net.HttpURLConnection;
import java.net.ProxySelector;
import java.security.Security;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Overwrites what the JDK keeps for the whole JVM. */
final class JdkState {

    private static final List<String> PROPERTIES = List.of(
            "java.io.tmpdir", "line.separator", "file.encoding", "user.home", "user.name", "user.dir", "polluted");

    private JdkState() {}

    static void overwrite() {
        PROPERTIES.forEach(property -> System.setProperty(property, "polluted"));
        Locale.setDefault(new Locale("tr", "TR"));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true));
        System.setErr(new PrintStream(OutputStream.nullOutputStream(), true));
        System.setIn(new ByteArrayInputStream(new byte[0]));
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {});
        Security.setProperty("networkaddress.cache.ttl", "7");
        Logger.getLogger("").setLevel(Level.OFF);
        network();
    }

    private static void network() {
        ProxySelector.setDefault(null);
        CookieHandler.setDefault(new CookieManager());
        HttpURLConnection.setFollowRedirects(false);
    }
}
