package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import dev.vivace.stories.core.TestCase;
import java.util.Comparator;
import java.util.Optional;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Puts tests that leave their fixtures as they are before the others of their class, and leaves other classes alone. */
public final class StoryMethodOrderer implements MethodOrderer {

    @Override
    public void orderMethods(MethodOrdererContext context) {
        Session session = Sessions.current().orElseGet(Session::new);
        session.configure(context::getConfigurationParameter);
        context.getMethodDescriptors()
                .sort(Comparator.comparing(
                        each -> session.comesLater(new TestCase(context.getTestClass(), each.getMethod()))));
    }

    /** Order saves set-ups only, so that nobody has to give up threads for it. */
    @Override
    public Optional<ExecutionMode> getDefaultExecutionMode() {
        return Optional.empty();
    }
}
