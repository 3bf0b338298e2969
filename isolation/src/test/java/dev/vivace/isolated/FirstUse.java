package dev.vivace.isolated;

import dev.vivace.isolation.Isolation;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.ProxySelector;
import java.rmi.server.RMISocketFactory;
import java.sql.DriverManager;
import java.util.TimeZone;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.management.ObjectName;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;

/** A program that uses parts of the JDK first after all was remembered, and says whether they are as new afterwards. */
final class FirstUse {

    private FirstUse() {}

    public static void main(String[] arguments) throws Exception {
        Isolation.remember();
        for (int i = 0; i < 2; i++) {
            pollute();
            Isolation.reset();
            check();
        }
        Isolation.taints().forEach(System.out::println);
        System.out.println("as new");
    }

    private static void pollute() throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
        ProxySelector.setDefault(null);
        System.setErr(new PrintStream(new ByteArrayOutputStream()));
        Logger.getLogger("").info("the first message");
        Logger.getLogger("").setLevel(Level.OFF);
        Logger.getLogger("isolated").setFilter(logged -> false);
        DriverManager.registerDriver(new JdkServicesTest.SelfMade());
        DriverManager.setLoginTimeout(17);
        ManagementFactory.getPlatformMBeanServer()
                .registerMBean(new JdkServicesTest.Counter(), new ObjectName("isolated:type=Counter"));
        IIORegistry.getDefaultInstance().deregisterAll(ImageReaderSpi.class);
        HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> true);
        JdkStateTest.changeable(System.getenv()).put("ISOLATED", "polluted");
        RMISocketFactory.setFailureHandler(problem -> false);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, null, null);
        SSLContext.setDefault(context);
        Executors.newCachedThreadPool()
                .submit(() -> Thread.currentThread().getName())
                .get();
    }

    private static void check() throws Exception {
        expect(!TimeZone.getDefault().getID().equals("Pacific/Chatham"), "time zone");
        expect(ProxySelector.getDefault() != null, "proxy selector");
        expect(Logger.getLogger("").getLevel() == Level.INFO, "level");
        expect(Logger.getLogger("isolated").getFilter() == null, "filter");
        expect(logged("after a reset").contains("after a reset"), "handler");
        expect(DriverManager.drivers().count() == 0, "drivers");
        expect(DriverManager.getLoginTimeout() == 0, "login timeout");
        expect(
                !ManagementFactory.getPlatformMBeanServer().isRegistered(new ObjectName("isolated:type=Counter")),
                "managed bean");
        expect(ImageIO.getImageReadersByFormatName("png").hasNext(), "image readers");
        expect(!HttpsURLConnection.getDefaultHostnameVerifier().verify("host", null), "host name verifier");
        expect(System.getenv("ISOLATED") == null && System.getenv("PATH") != null, "environment variables");
        expect(RMISocketFactory.getFailureHandler() == null, "failures of remote methods");
        ExecutorService pool = Executors.newCachedThreadPool();
        String thread = pool.submit(() -> Thread.currentThread().getName()).get();
        pool.shutdown();
        expect(thread.equals("pool-1-thread-1"), "pool number");
    }

    private static String logged(String message) {
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true));
        Logger.getLogger("").info(message);
        System.setErr(err);
        return bytes.toString();
    }

    private static void expect(boolean condition, String what) {
        if (!condition) {
            System.out.println("not as new: " + what);
        }
    }
}
