package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.RenderingHints;
import java.beans.Beans;
import java.beans.PropertyEditorManager;
import java.beans.PropertyEditorSupport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.rmi.server.RMISocketFactory;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import javax.naming.spi.NamingManager;
import javax.swing.UIManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What parts of the JDK keep that a program may or may not use: as it was, after every reset. */
class JdkServicesTest {

    @Test
    void loggersThatWereThere() throws Exception {
        Logger logger = Logger.getLogger("isolated.old");
        logger.setLevel(Level.CONFIG);
        Logger root = Logger.getLogger("");
        Level rootLevel = root.getLevel();
        List<Handler> handlers = List.of(root.getHandlers());
        undo(
                () -> {
                    logger.setLevel(Level.OFF);
                    logger.setFilter(logged -> false);
                    logger.setUseParentHandlers(false);
                    logger.addHandler(new Remembering());
                    root.setLevel(Level.ALL);
                    handlers.forEach(root::removeHandler);
                },
                () -> {
                    assertThat(logger.getLevel()).isEqualTo(Level.CONFIG);
                    assertThat(logger.getFilter()).isNull();
                    assertThat(logger.getUseParentHandlers()).isTrue();
                    assertThat(logger.getHandlers()).isEmpty();
                    assertThat(root.getLevel()).isEqualTo(rootLevel);
                    assertThat(root.getHandlers()).containsExactlyElementsOf(handlers);
                });
    }

    @Test
    void loggersThatAreNew() throws Exception {
        Remembering handler = new Remembering();
        undo(
                () -> {
                    Logger logger = Logger.getLogger("isolated.new");
                    logger.setLevel(Level.OFF);
                    logger.setUseParentHandlers(false);
                    logger.addHandler(handler);
                },
                () -> {
                    Logger logger = Logger.getLogger("isolated.new");
                    assertThat(logger.getLevel()).isNull();
                    assertThat(logger.getUseParentHandlers()).isTrue();
                    assertThat(logger.getHandlers()).isEmpty();
                    assertThat(handler.isClosed).isTrue();
                });
    }

    @Test
    void theConfigurationOfLogging() throws Exception {
        Logger root = Logger.getLogger("");
        Level level = root.getLevel();
        List<Handler> handlers = List.of(root.getHandlers());
        undo(() -> LogManager.getLogManager().reset(), () -> {
            assertThat(root.getLevel()).isEqualTo(level);
            assertThat(root.getHandlers()).containsExactlyElementsOf(handlers);
            assertThat(LogManager.getLogManager().getProperty("handlers")).isNotNull();
        });
    }

    @Test
    void driversRegisterAgainWhenTheyAreInitialisedAgain() throws Exception {
        undo(
                () -> {
                    new SelfMade();
                    assertThat(DriverManager.drivers()).hasSize(1);
                    DriverManager.setLoginTimeout(17);
                    DriverManager.setLogWriter(new PrintWriter(new ByteArrayOutputStream()));
                },
                () -> {
                    assertThat(DriverManager.drivers()).isEmpty();
                    assertThat(DriverManager.getLoginTimeout()).isZero();
                    assertThat(DriverManager.getLogWriter()).isNull();
                });
    }

    @Test
    void buildersOfJndi() throws Exception {
        undo(
                () -> {
                    NamingManager.setInitialContextFactoryBuilder(environment -> ignored -> null);
                    NamingManager.setObjectFactoryBuilder((object, environment) -> null);
                },
                () -> assertThat(NamingManager.hasInitialContextFactoryBuilder())
                        .isFalse());
    }

    @Test
    void factoriesOfRemoteMethods() throws Exception {
        undo(
                () -> {
                    RMISocketFactory.setSocketFactory(RMISocketFactory.getDefaultSocketFactory());
                    RMISocketFactory.setFailureHandler(problem -> false);
                },
                () -> {
                    assertThat(RMISocketFactory.getSocketFactory()).isNull();
                    assertThat(RMISocketFactory.getFailureHandler()).isNull();
                });
    }

    @Test
    void archivesThatNobodyClosed(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("left.zip");
        writeArchive(file);
        undo(
                () -> Files.writeString(
                        FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), Map.of())
                                .getPath("left"),
                        "polluted"),
                () -> {
                    try (FileSystem archive = FileSystems.newFileSystem(file)) {
                        assertThat(archive.getPath("left")).doesNotExist();
                    }
                });
    }

    @Test
    void locksOfFilesThatNobodyReleased(@TempDir Path directory) throws Exception {
        Path file = Files.createFile(directory.resolve("database.lck"));
        List<FileLock> locks = new ArrayList<>();
        undo(() -> locks.add(FileChannel.open(file, StandardOpenOption.WRITE).lock()), () -> assertThat(locks)
                .isNotEmpty()
                .noneMatch(FileLock::isValid)
                .noneMatch(lock -> lock.acquiredBy().isOpen()));
    }

    @Test
    void archivesWhoseFilesAreGone(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("gone.zip");
        undo(
                () -> {
                    writeArchive(file);
                    FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), Map.of());
                    Files.delete(file);
                },
                () -> assertThat(file).doesNotExist());
    }

    @Test
    void archivesThatWereOpenBeforeStayOpen(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("kept.zip");
        writeArchive(file);
        try (FileSystem kept = FileSystems.newFileSystem(URI.create("jar:" + file.toUri()), Map.of())) {
            undo(() -> {}, () -> assertThat(kept.isOpen()).isTrue());
        }
    }

    private static void writeArchive(Path file) throws IOException {
        try (ZipOutputStream archive = new ZipOutputStream(Files.newOutputStream(file))) {
            archive.putNextEntry(new ZipEntry("entry"));
        }
    }

    @Test
    void managedBeansAndServers() throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        int servers = MBeanServerFactory.findMBeanServer(null).size();
        ObjectName name = new ObjectName("isolated:type=Counter");
        undo(
                () -> {
                    server.registerMBean(new Counter(), name);
                    MBeanServerFactory.createMBeanServer("isolated");
                },
                () -> {
                    assertThat(server.isRegistered(name)).isFalse();
                    assertThat(server.isRegistered(new ObjectName(ManagementFactory.RUNTIME_MXBEAN_NAME)))
                            .isTrue();
                    assertThat(MBeanServerFactory.findMBeanServer(null)).hasSize(servers);
                });
    }

    @Test
    void propertyEditors() throws Exception {
        undo(
                () -> {
                    PropertyEditorManager.registerEditor(JdkServicesTest.class, PropertyEditorSupport.class);
                    PropertyEditorManager.setEditorSearchPath(new String[] {"isolated"});
                    Beans.setDesignTime(true);
                },
                () -> {
                    assertThat(PropertyEditorManager.findEditor(JdkServicesTest.class))
                            .isNull();
                    assertThat(PropertyEditorManager.getEditorSearchPath()).doesNotContain("isolated");
                    assertThat(Beans.isDesignTime()).isFalse();
                });
    }

    @Test
    void readersOfImages() throws Exception {
        List<String> formats = List.of(ImageIO.getReaderFormatNames());
        undo(
                () -> {
                    IIORegistry.getDefaultInstance().deregisterAll(ImageReaderSpi.class);
                    ImageIO.setUseCache(false);
                },
                () -> {
                    assertThat(ImageIO.getReaderFormatNames()).containsExactlyInAnyOrderElementsOf(formats);
                    assertThat(ImageIO.getUseCache()).isTrue();
                });
    }

    @Test
    void keysOfRendering() throws Exception {
        List<RenderingHints.Key> keys = new ArrayList<>();
        undo(() -> keys.add(new Quality()), () -> assertThat(
                        RenderingHints.KEY_RENDERING.isCompatibleValue(RenderingHints.VALUE_RENDER_SPEED))
                .isTrue());

        assertThat(keys).hasSize(2);
    }

    /** The JDK allows no two of a class with the same number. */
    private static final class Quality extends RenderingHints.Key {

        Quality() {
            super(1);
        }

        @Override
        public boolean isCompatibleValue(Object value) {
            return true;
        }
    }

    @Test
    void defaultsOfSwing() throws Exception {
        undo(
                () -> UIManager.put("Panel.background", new Color(1, 2, 3)),
                () -> assertThat(UIManager.getColor("Panel.background")).isNotEqualTo(new Color(1, 2, 3)));
    }

    @Test
    void aHandlerMadeAtTheFirstMessageDoesNotKeepATestsStream() throws Exception {
        LogManager.getLogManager().readConfiguration();
        PrintStream mine = new PrintStream(new ByteArrayOutputStream());
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        undo(
                () -> {
                    System.setErr(mine);
                    Logger.getLogger("").info("the first message");
                },
                () -> {
                    System.setErr(new PrintStream(printed, true));
                    Logger.getLogger("").info("the next message");
                    assertThat(printed.toString()).contains("the next message");
                });
    }

    private static final class Remembering extends Handler {
        boolean isClosed;

        @Override
        public void publish(LogRecord logged) {}

        @Override
        public void flush() {}

        @Override
        public void close() {
            isClosed = true;
        }
    }

    /** What the JDK asks of a managed bean. */
    public interface CounterMBean {
        int getCount();
    }

    /** Managed as the JDK's conventions want it. */
    public static final class Counter implements CounterMBean {
        @Override
        public int getCount() {
            return 1;
        }
    }

    static final class SelfMade implements Driver {
        static final Driver INSTANCE = register();

        private static Driver register() {
            try {
                Driver driver = new SelfMade();
                DriverManager.registerDriver(driver);
                return driver;
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public Connection connect(String url, Properties info) {
            return null;
        }

        @Override
        public boolean acceptsURL(String url) {
            return false;
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public Logger getParentLogger() {
            return Logger.getGlobal();
        }
    }
}
