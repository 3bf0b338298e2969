package dev.vivace.stories;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import dev.vivace.stories.core.StoryProblem;
import java.util.List;
import org.junit.runner.Description;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.model.Statement;

/** The run that a runner is part of: that of a launcher or a suite, or of the runners that run beside it. */
final class Junit4Session {

    private Junit4Session() {}

    static void around(List<Class<?>> types, Description description, RunNotifier notifier, Runnable run) {
        Session session = Sessions.join();
        session.plan(types);
        try {
            run.run();
        } finally {
            leave(session, description, notifier);
        }
    }

    private static void leave(Session session, Description description, RunNotifier notifier) {
        try {
            Sessions.leave(session);
        } catch (StoryProblem e) {
            notifier.fireTestFailure(new Failure(description, e));
        }
    }

    static Statement statement(Code code) {
        return new Statement() {
            @Override
            public void evaluate() throws Throwable {
                code.run();
            }
        };
    }

    /** Whatever may fail. */
    interface Code {

        void run() throws Throwable;
    }
}
