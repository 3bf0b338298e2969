package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class LogbackVictimTest {

    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger("company.victim");

    @Test
    void levelsAreThoseOfTheFile() {
        assertFalse(LOG.isDebugEnabled());
        assertTrue(LOG.isInfoEnabled());
    }

    @Test
    void appendersAreThoseOfTheFile() {
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);

        assertNotNull(root.getAppender("file"));
        assertNull(root.getAppender("list"));
    }

    @Test
    void whatIsLoggedIsInTheFile() throws Exception {
        String message = "written " + System.nanoTime();
        LOG.info(message);

        assertEquals(
                1,
                Files.readAllLines(Path.of("target/logback.log")).stream()
                        .filter(line -> line.endsWith(message))
                        .count());
    }

    @Test
    void nothingIsSaidOfTheCustomer() {
        assertNull(MDC.get("customer"));
    }
}
