package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import dev.vivace.isolated.ManyResetsTest.Usage;
import dev.vivace.isolation.Isolation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/** A framework for logging begins anew like everything else: configured when it is first asked for, by what is set then. */
class LogbackTest {

    private static final String CONFIGURATION = "logback.configurationFile";

    @TempDir
    private Path directory;

    @Test
    void changesOfLevelsAreForgotten() throws Exception {
        undo(
                () -> {
                    root().setLevel(Level.OFF);
                    MDC.put("customer", "somebody");
                    assertThat(Service.LOG.isInfoEnabled()).isFalse();
                },
                () -> {
                    assertThat(Service.LOG.isInfoEnabled()).isTrue();
                    assertThat(MDC.get("customer")).isNull();
                });
    }

    @Test
    void theConfigurationIsThatOfWhoeverComesFirst() throws Exception {
        for (String level : List.of("WARN", "TRACE")) {
            Isolation.reset();
            System.setProperty(CONFIGURATION, configuration(level, "first.log").toString());

            assertThat(root().getLevel()).hasToString(level);
        }
        Isolation.reset();
    }

    @Test
    void filesAndThreadsDoNotBecomeMore() throws Exception {
        Isolation.reset();
        Path configuration = configuration("INFO", "many.log");
        logTimes(20, configuration);
        Usage first = Usage.now();

        assertThat(taintsOf(() -> logTimes(180, configuration))).isEmpty();

        Usage last = onceClosed(first.descriptors() + 18);
        assertThat(last.threads()).isLessThanOrEqualTo(first.threads());
        assertThat(last.descriptors()).isLessThan(first.descriptors() + 18);
        assertThat(Files.readAllLines(directory.resolve("many.log"))).hasSize(200);
    }

    /** Forgotten files are closed some time after a collection. */
    private static Usage onceClosed(int enough) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        Usage usage = Usage.now();
        while (usage.descriptors() >= enough && System.nanoTime() < deadline) {
            Thread.sleep(20);
            usage = Usage.now();
        }
        return usage;
    }

    private static void logTimes(int times, Path configuration) {
        for (int i = 0; i < times; i++) {
            System.setProperty(CONFIGURATION, configuration.toString());
            Service.LOG.info("written");
            Isolation.reset();
        }
    }

    private static ch.qos.logback.classic.Logger root() {
        return ((LoggerContext) LoggerFactory.getILoggerFactory()).getLogger(Logger.ROOT_LOGGER_NAME);
    }

    private Path configuration(String level, String file) throws Exception {
        String text =
                """
                <configuration>
                  <appender name="file" class="ch.qos.logback.core.FileAppender">
                    <file>%s</file>
                    <encoder>
                      <pattern>%%msg%%n</pattern>
                    </encoder>
                  </appender>
                  <root level="%s">
                    <appender-ref ref="file"/>
                  </root>
                </configuration>
                """
                        .formatted(directory.resolve(file), level);
        return Files.writeString(directory.resolve("logback-" + level + ".xml"), text);
    }

    /** Logs as everybody does. */
    static final class Service {
        static final Logger LOG = LoggerFactory.getLogger(Service.class);
    }
}
