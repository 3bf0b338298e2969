package dev.vivace.stories;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Result;

/** A run of JUnit 4's own kind, in a session of its own inside that of the test. */
final class Junit4Run {

    private Junit4Run() {}

    static Result of(Class<?> type) {
        return of(Request.aClass(type));
    }

    static Result of(Request request) {
        Log.clear();
        Session session = Sessions.open();
        try {
            return new JUnitCore().run(request);
        } finally {
            Sessions.close(session);
        }
    }
}
