package company;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.ThreadContext;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.config.Configurator;
import org.junit.jupiter.api.Test;

class Log4jPolluterTest {

    @Test
    void changesLevelsAndAppenders() {
        LoggerContext.getContext(false).getConfiguration().getRootLogger().removeAppender("file");
        Configurator.setAllLevels("", Level.ALL);
        ThreadContext.put("customer", "somebody");

        assertTrue(LogManager.getLogger("till").isDebugEnabled());
    }
}
