package dev.vivace.stories.core;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The runs of this JVM, one inside the other where a test runs tests. Static, since JUnit gives an extension no way to the
 * session that it runs in: not before 5.13, and never in JUnit 4.
 */
public final class Sessions {

    private static final Deque<Session> OPEN = new ArrayDeque<>();
    private static final Map<Session, Integer> GUESTS = new IdentityHashMap<>();

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

    /** The innermost run, or a new one where there is none: it lasts until all that have joined it have left. */
    public static synchronized Session join() {
        boolean isFirst = OPEN.isEmpty();
        Session session = isFirst ? open() : OPEN.peek();
        if (isFirst || GUESTS.containsKey(session)) {
            GUESTS.merge(session, 1, Integer::sum);
        }
        return session;
    }

    /** The last to leave ends a run that nobody opened for others. */
    public static void leave(Session session) {
        if (isLastGuest(session)) {
            close(session);
        }
    }

    private static synchronized boolean isLastGuest(Session session) {
        return GUESTS.containsKey(session)
                && GUESTS.computeIfPresent(session, (each, guests) -> guests == 1 ? null : guests - 1) == null;
    }

    /** Ends a run. */
    public static void close(Session session) {
        synchronized (Sessions.class) {
            OPEN.remove(session);
        }
        session.close();
    }
}
