package dev.vivace.isolation.state;

import dev.vivace.isolation.runtime.Footprint;
import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.Frozen;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the JDK keeps, as it was when this was created. */
public final class JdkState {

    private static final int WITHOUT_POLICY = 24;

    private final Jdk jdk;
    private final List<Kept> areas = new ArrayList<>();

    /** Remembers what is now. */
    public JdkState(Jdk jdk, Frozen frozen) throws ReflectiveOperationException {
        this.jdk = jdk;
        jdk.look();
        // Some are made of what others hold, and come before them: TLS before properties, properties before logging.
        add("the defaults for TLS", new Tls(jdk));
        add("the system properties", new SystemProperties());
        add("the environment variables", new EnvironmentVariables(jdk));
        add("the standard streams", new StandardStreams());
        add("the default locale", new DefaultLocales());
        add("the default time zone", new DefaultTimeZone(fields("java.util.TimeZone")));
        addSecurity();
        addNetwork();
        add("the archives that are file systems", new ZipFileSystems(jdk));
        add("the locks of files", new FileLocks(jdk));
        add("the JDBC drivers", new Drivers(jdk, frozen));
        add("the builders of JNDI", new Naming(jdk));
        add("java.util.logging", new Logging(jdk));
        add("the MBeans", new ManagedBeans(jdk, frozen));
        add("the editors of java.beans", new BeanEditors(jdk));
        add("the image providers", new ImageProviders(jdk));
        add("the look and feel", new Desktop(jdk));
        add("the keys of rendering", new RenderingKeys(jdk));
        add("the resource bundles", new ResourceBundles());
        add(
                "the charsets",
                fields("java.nio.charset.Charset").initially("cache1", null).initially("cache2", null));
        addThreads();
        for (Kept area : areas) {
            area.remember();
        }
    }

    private void addSecurity() {
        add("the security providers", new SecurityConfiguration());
        add(
                "the configuration of logins",
                fields("javax.security.auth.login.Configuration").initially("configuration", null));
        if (Runtime.version().feature() < WITHOUT_POLICY) {
            add("the access policy", new AccessPolicy(jdk));
        }
    }

    private void addNetwork() {
        add(
                "the URL handlers",
                fields("java.net.URL").initially("factory", null).watched());
        add("the URL handlers", new StaticMap(jdk.type("java.net.URL"), "handlers"));
        add("the content handlers", new StaticMap(jdk.type("java.net.URLConnection"), "handlers"));
        add("the defaults of URL connections", new StaticMap(jdk.type("java.net.URLConnection"), "defaultCaching"));
        add(
                "the defaults of URL connections",
                fields("java.net.URLConnection")
                        .initially("factory", null)
                        .initially("fileNameMap", null)
                        .initially("defaultAllowUserInteraction", false)
                        .initially("defaultUseCaches", true));
        add(
                "the cookie handler",
                fields("java.net.CookieHandler")
                        .initially("cookieHandler", null)
                        .watched());
        add(
                "the response cache",
                fields("java.net.ResponseCache")
                        .initially("theResponseCache", null)
                        .watched());
        add(
                "the authenticator",
                fields("java.net.Authenticator")
                        .initially("theAuthenticator", null)
                        .watched());
        add(
                "the handling of redirects",
                fields("java.net.HttpURLConnection")
                        .initially("followRedirects", true)
                        .watched());
        add(
                "the proxy selector",
                fields("java.net.ProxySelector").initiallyNew("theProxySelector", "sun.net.spi.DefaultProxySelector"));
        add(
                "the socket factories",
                fields("java.net.Socket").initially("factory", null).watched());
        add(
                "the socket factories",
                fields("java.net.ServerSocket").initially("factory", null).watched());
        add(
                "the socket factories",
                fields("java.net.DatagramSocket").initially("factory", null).watched());
        add(
                "the socket factories",
                fields("java.rmi.server.RMISocketFactory")
                        .initially("factory", null)
                        .initially("handler", null)
                        .watched());
    }

    private void addThreads() {
        add("the numbers of threads", threadNumbers());
        add(
                "the numbers of pools",
                new Counter(jdk.type("java.util.concurrent.Executors$DefaultThreadFactory"), "poolNumber", 1));
        add("the numbers of pools", new Counter(jdk.type("java.util.concurrent.ForkJoinPool"), "poolIds", 0));
        add("the numbers of timers", new Counter(jdk.type("java.util.Timer"), "nextSerialNumber", 0));
        add("the thread locals", new ThreadLocals("threadLocals"));
        add("the inheritable thread locals", new ThreadLocals("inheritableThreadLocals"));
        add("the thread that runs tests", new RunnerThread());
    }

    private Area threadNumbers() {
        return Runtime.version().feature() < 19
                ? new Counter(jdk.type("java.lang.Thread"), "threadInitNumber", 0)
                : new Counter(jdk.type("java.lang.Thread$ThreadNumbering"), "next", 0);
    }

    private StaticFields fields(String className) {
        return new StaticFields(jdk.type(className));
    }

    private void add(String name, Area area) {
        areas.add(new Kept(name, area));
    }

    /** Puts back what has changed. What this JVM does not allow to be put back taints it, once. */
    public void restore() throws ReflectiveOperationException {
        jdk.look();
        // All before any is put back: some tell by what others hold. A lambda could not be linked without system
        // properties.
        for (Kept area : areas) {
            area.tellChange();
        }
        for (Iterator<Kept> each = areas.iterator(); each.hasNext(); ) {
            Kept area = each.next();
            if (!area.isRestored()) {
                Taints.add("", area.name + " cannot be restored: " + area.problem);
                each.remove();
            }
        }
    }

    /** Puts back only the areas, or parts of areas, that have one of these names. */
    public void restore(Collection<String> names) throws ReflectiveOperationException {
        jdk.look();
        for (Kept area : areas) {
            area.restore(names);
        }
    }

    /** The names of all areas. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        for (Kept area : areas) {
            names.add(area.name);
        }
        return names;
    }

    /** What areas hold now, as far as there are words for it. */
    public Map<String, String> describe() {
        Map<String, String> lines = new LinkedHashMap<>();
        for (Kept area : areas) {
            area.describe(lines);
        }
        return lines;
    }

    /** An area that cannot be remembered cannot be restored, either: that is said when it is asked for. */
    private static final class Kept {

        private final String name;
        private final Area area;
        private Throwable problem;

        Kept(String name, Area area) {
            this.name = name;
            this.area = area;
        }

        void remember() {
            try {
                area.remember();
            } catch (Exception | LinkageError e) {
                problem = cause(e);
            }
        }

        void tellChange() {
            try {
                if (problem == null && area.isChanged()) {
                    Footprint.change(name);
                }
            } catch (Exception | LinkageError | StackOverflowError e) {
                problem = cause(e);
            }
        }

        boolean isRestored() {
            if (problem == null) {
                try {
                    area.restore();
                } catch (Exception | LinkageError | StackOverflowError e) {
                    problem = cause(e);
                }
            }
            return problem == null;
        }

        void restore(Collection<String> names) {
            if (names.contains(name)) {
                isRestored();
            } else if (problem == null) {
                restoreParts(names);
            }
        }

        /** All of it may well be restored where a part is not. */
        private void restoreParts(Collection<String> names) {
            try {
                for (String part : names) {
                    area.restore(part);
                }
            } catch (Exception | LinkageError | StackOverflowError e) {
                Taints.add(
                        "",
                        "parts of ".concat(name).concat(" cannot be restored: ").concat(String.valueOf(cause(e))));
            }
        }

        /** What there are no words for stays undescribed. */
        void describe(Map<String, String> lines) {
            try {
                area.describe(name, lines);
            } catch (Exception | LinkageError | StackOverflowError e) {
                lines.remove(name);
            }
        }

        private static Throwable cause(Throwable problem) {
            return problem instanceof InvocationTargetException ? problem.getCause() : problem;
        }
    }
}
