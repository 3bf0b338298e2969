package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.ThreadContext;
import org.junit.jupiter.api.Test;

class Log4jVictimTest {

    private static final Logger LOG = LogManager.getLogger("company.victim");

    @Test
    void levelsAreThoseOfTheFile() {
        assertFalse(LOG.isDebugEnabled());
        assertTrue(LOG.isInfoEnabled());
    }

    @Test
    void whatIsLoggedIsInTheFile() throws Exception {
        String message = "written " + System.nanoTime();
        LOG.info(message);

        assertEquals(
                1,
                Files.readAllLines(Path.of("target/log4j2.log")).stream()
                        .filter(line -> line.endsWith(message))
                        .count());
    }

    @Test
    void nothingIsSaidOfTheCustomer() {
        assertNull(ThreadContext.get("customer"));
    }
}
