package dev.vivace.isolation.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/** One logger as it was, with its handlers. */
final class LoggerState {

    private final Logger logger;
    private final Level level;
    private final Filter filter;
    private final boolean usesParents;
    private final List<HandlerState> handlers = new ArrayList<>();

    /** Of a logger whose handlers may be still to be made. */
    LoggerState(Logger logger, boolean isPending) {
        this.logger = logger;
        this.level = logger.getLevel();
        this.filter = logger.getFilter();
        this.usesParents = logger.getUseParentHandlers();
        if (!isPending) {
            Arrays.stream(logger.getHandlers()).map(HandlerState::new).forEach(handlers::add);
        }
    }

    boolean isOf(Logger other) {
        return logger == other;
    }

    void restore(boolean isPending) {
        if (logger.getLevel() != level) {
            logger.setLevel(level);
        }
        if (logger.getFilter() != filter) {
            logger.setFilter(filter);
        }
        if (logger.getUseParentHandlers() != usesParents) {
            logger.setUseParentHandlers(usesParents);
        }
        if (!isPending) {
            restoreHandlers();
        }
    }

    private void restoreHandlers() {
        List<Handler> wanted = new ArrayList<>();
        handlers.forEach(state -> wanted.add(state.handler));
        if (!Arrays.asList(logger.getHandlers()).equals(wanted)) {
            closeAll(logger, wanted);
            wanted.forEach(logger::removeHandler);
            wanted.forEach(logger::addHandler);
        }
        handlers.forEach(HandlerState::restore);
    }

    /** As at the end of a JVM. */
    static void closeAll(Logger logger, List<Handler> except) {
        for (Handler handler : logger.getHandlers()) {
            if (!except.contains(handler)) {
                logger.removeHandler(handler);
                close(handler);
            }
        }
    }

    private static void close(Handler handler) {
        try {
            handler.close();
        } catch (RuntimeException e) {
            // A test's handler: nobody would hear of this at the end of a JVM, either.
            return;
        }
    }

    /** What tests change about a handler to see more of its messages. */
    private static final class HandlerState {

        private final Handler handler;
        private final Level level;
        private final Filter filter;
        private final Formatter formatter;

        HandlerState(Handler handler) {
            this.handler = handler;
            this.level = handler.getLevel();
            this.filter = handler.getFilter();
            this.formatter = handler.getFormatter();
        }

        void restore() {
            if (handler.getLevel() != level) {
                handler.setLevel(level);
            }
            if (handler.getFilter() != filter) {
                handler.setFilter(filter);
            }
            if (handler.getFormatter() != formatter) {
                handler.setFormatter(formatter);
            }
        }
    }
}
