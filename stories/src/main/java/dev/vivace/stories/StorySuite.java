package dev.vivace.stories;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import java.util.ArrayList;
import java.util.List;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.Suite;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.RunnerBuilder;

/** Runs classes of JUnit 4 as one story, in an order that saves set-ups; a class without runner gets {@link StoryRunner}. */
public final class StorySuite extends Suite {

    private final List<Class<?>> types;

    /** For a class that has it in {@code @RunWith}, and classes in {@code @SuiteClasses}. */
    public StorySuite(Class<?> suite, RunnerBuilder builder) throws InitializationError {
        super(suite, runners(classes(suite), builder));
        this.types = classes(suite);
    }

    private static List<Class<?>> classes(Class<?> suite) throws InitializationError {
        SuiteClasses classes = suite.getAnnotation(SuiteClasses.class);
        if (classes == null) {
            throw new InitializationError(suite.getName() + " has no @SuiteClasses.");
        }
        return List.of(classes.value());
    }

    private static List<Runner> runners(List<Class<?>> types, RunnerBuilder builder) throws InitializationError {
        Session session = Sessions.current().orElseGet(Session::new);
        List<Runner> runners = new ArrayList<>();
        for (Class<?> type : session.order(types)) {
            runners.add(
                    type.isAnnotationPresent(RunWith.class) ? builder.safeRunnerForClass(type) : new StoryRunner(type));
        }
        return runners;
    }

    @Override
    public void run(RunNotifier notifier) {
        Junit4Session.around(types, getDescription(), notifier, () -> super.run(notifier));
    }
}
