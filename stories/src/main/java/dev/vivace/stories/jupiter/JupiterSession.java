package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The run that a context is part of: the launcher's, or one that lasts as long as this execution of Jupiter. */
final class JupiterSession {

    private static final ExtensionContext.Namespace OURS = ExtensionContext.Namespace.create(JupiterSession.class);

    private JupiterSession() {}

    static Session of(ExtensionContext context) {
        Session session = Sessions.current().orElseGet(() -> ofExecution(context));
        session.configure(context::getConfigurationParameter);
        return session;
    }

    private static Session ofExecution(ExtensionContext context) {
        return context.getRoot()
                .getStore(OURS)
                .getOrComputeIfAbsent(Holder.class, key -> new Holder(), Holder.class)
                .session;
    }

    /** Jupiter closes it at its end. */
    @SuppressWarnings("deprecation") // The interface that all versions from 5.9 on know.
    private static final class Holder implements ExtensionContext.Store.CloseableResource {

        private final Session session = new Session();

        @Override
        public void close() {
            session.close();
        }
    }
}
