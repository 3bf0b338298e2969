package company;

import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class LogbackPolluterTest {

    @Test
    void changesLevelsAndAppenders() {
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        ListAppender<ILoggingEvent> list = new ListAppender<>();
        list.setName("list");
        list.start();
        root.detachAndStopAllAppenders();
        root.addAppender(list);
        root.setLevel(Level.ALL);
        ((Logger) LoggerFactory.getLogger("company")).setAdditive(false);
        MDC.put("customer", "somebody");
        LoggerFactory.getLogger("till").debug("open");

        assertTrue(list.list.size() > 0);
    }
}
