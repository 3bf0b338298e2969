package dev.vivace.stories.core;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The runs of this JVM, one inside the other where a test runs tests. Static, since JUnit gives an extension no way to the
 * session that it runs in: not before 5.13, and never in JUnit 4.
 */
public final class Sessions {

    private static final Deque<Session> OPEN = new ArrayDeque<>();

    private Sessions() {}

    /** Begins a run. */
    public static synchronized Session open() {
        OPEN.push(new Session());
        return OPEN.peek();
    }

    /** The innermost run. */
    public static synchronized Optional<Session> current() {
        return Optional.ofNullable(OPEN.peek());
    }

    /** Ends a run. */
    public static void close(Session session) {
        synchronized (Sessions.class) {
            OPEN.remove(session);
        }
        session.close();
    }
}
