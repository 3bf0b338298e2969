package dev.vivace.isolation.state;

import java.io.IOException;
import java.util.logging.LogManager;

/**
 * Loggers of {@code java.util.logging}. If nothing was logged before the first test, all is as its configuration says.
 * Another framework's manager is left alone, as such frameworks are.
 */
final class Logging implements Area {

    private final JdkClass manager;
    private LoggingSnapshot original;

    Logging(Jdk jdk) {
        this.manager = jdk.type("java.util.logging.LogManager");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (isInUse()) {
            original = new LoggingSnapshot();
        }
    }

    /** After the system properties are put back: they say where the configuration is. */
    @Override
    public void restore() throws ReflectiveOperationException, IOException {
        if (!isInUse()) {
            return;
        }
        if (original == null) {
            LoggingSnapshot.clear();
            LogManager.getLogManager().readConfiguration();
            original = new LoggingSnapshot();
        } else {
            original.restore();
        }
    }

    private boolean isInUse() throws ReflectiveOperationException {
        return manager.isInitialised() && LogManager.getLogManager().getClass() == LogManager.class;
    }
}
