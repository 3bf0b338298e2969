package dev.vivace.isolation.state;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/**
 * All loggers at one time; they are held, because a logger that nobody holds forgets its level. The root's handlers are
 * made at the first message and keep the {@code System.err} of that time: if there was no message yet, they are made
 * anew.
 */
final class LoggingSnapshot {

    private static final LogManager MANAGER = LogManager.getLogManager();

    private final Field handlersState = Internals.field(LogManager.class, "globalHandlersState");
    private final Field properties = Internals.field(LogManager.class, "props");
    private final int pending =
            Internals.field(LogManager.class, "STATE_UNINITIALIZED").getInt(null);
    private final boolean wasPending = handlersState.getInt(MANAGER) == pending;
    private final Object originalProperties = properties.get(MANAGER);
    private final Map<String, LoggerState> loggers = new HashMap<>();

    LoggingSnapshot() throws ReflectiveOperationException {
        for (Logger logger : existing()) {
            loggers.put(logger.getName(), new LoggerState(logger, isRootPending(logger)));
        }
    }

    /** Makes every logger unconfigured, as no configuration that is read does for filters and parents. */
    static void clear() {
        for (Logger logger : existing()) {
            logger.setFilter(null);
            logger.setUseParentHandlers(true);
        }
    }

    void restore() throws ReflectiveOperationException {
        if (properties.get(MANAGER) != originalProperties) {
            properties.set(MANAGER, originalProperties);
        }
        for (Logger logger : existing()) {
            LoggerState state = loggers.get(logger.getName());
            if (state != null && state.isOf(logger)) {
                state.restore(isRootPending(logger));
            } else {
                configure(logger);
            }
        }
        if (wasPending && handlersState.getInt(MANAGER) != pending) {
            handlersState.setInt(MANAGER, pending);
        }
    }

    /** Asking the root for its handlers would make them. */
    private boolean isRootPending(Logger logger) throws ReflectiveOperationException {
        return logger.getName().isEmpty() && handlersState.getInt(MANAGER) == pending;
    }

    /** A logger that was made since, and that one in an object which is not forgotten may hold. */
    private static void configure(Logger logger) {
        Level level = configuredLevel(logger.getName());
        if (logger.getLevel() != level) {
            logger.setLevel(level);
        }
        if (MANAGER.getProperty(logger.getName() + ".handlers") == null) {
            LoggerState.closeAll(logger, List.of());
        }
        logger.setFilter(null);
        if (!logger.getUseParentHandlers()) {
            logger.setUseParentHandlers(!"false".equals(MANAGER.getProperty(logger.getName() + ".useParentHandlers")));
        }
    }

    private static Level configuredLevel(String name) {
        String level = MANAGER.getProperty(name + ".level");
        try {
            return level == null ? null : Level.parse(level.trim());
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static List<Logger> existing() {
        List<Logger> loggers = new ArrayList<>();
        for (String name : Collections.list(MANAGER.getLoggerNames())) {
            Logger logger = MANAGER.getLogger(name);
            if (logger != null) {
                loggers.add(logger);
            }
        }
        return loggers;
    }
}
