package dev.vivace.stories;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import dev.vivace.stories.core.TestCase;
import dev.vivace.stories.core.Visit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.FixMethodOrder;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.junit.runners.model.Statement;

/** Runs a test class of JUnit 4 with the set-ups of its providers; rules, timeouts, filters and the rest are JUnit's. */
public final class StoryRunner extends BlockJUnit4ClassRunner {

    private final Class<?> type;

    /** For a class that has it in {@code @RunWith}. */
    public StoryRunner(Class<?> type) throws InitializationError {
        super(type);
        this.type = type;
    }

    @Override
    public void run(RunNotifier notifier) {
        Junit4Session.around(List.of(type), getDescription(), notifier, () -> super.run(notifier));
    }

    /** Tests that leave their fixtures as they are first, unless the author has chosen an order. */
    @Override
    protected List<FrameworkMethod> computeTestMethods() {
        List<FrameworkMethod> methods = new ArrayList<>(super.computeTestMethods());
        if (!getTestClass().getJavaClass().isAnnotationPresent(FixMethodOrder.class)) {
            Session session = Sessions.current().orElseGet(Session::new);
            methods.sort(Comparator.comparing(each -> session.comesLater(test(each))));
        }
        return methods;
    }

    private TestCase test(FrameworkMethod method) {
        return new TestCase(getTestClass().getJavaClass(), method.getMethod());
    }

    @Override
    protected Statement withBefores(FrameworkMethod method, Object target, Statement statement) {
        return session().isStory(type) ? statement : super.withBefores(method, target, statement);
    }

    @Override
    protected Statement withAfters(FrameworkMethod method, Object target, Statement statement) {
        Optional<Visit> visit = session().visit(type, test(method), new Junit4Caller());
        if (visit.isEmpty()) {
            return super.withAfters(method, target, statement);
        }
        visit.get().observe(target);
        return Junit4Session.statement(() -> visit.get().around(target, statement::evaluate));
    }

    @Override
    protected Statement withBeforeClasses(Statement statement) {
        if (!session().hasClassFixtures(type)) {
            return super.withBeforeClasses(statement);
        }
        return Junit4Session.statement(() -> {
            session().beforeClass(type, new Junit4Caller());
            statement.evaluate();
        });
    }

    /** A provider's tear-downs of the whole class come at the end of the run. */
    @Override
    protected Statement withAfterClasses(Statement statement) {
        if (session().hasClassFixtures(type)) {
            return statement;
        }
        return super.withAfterClasses(Junit4Session.statement(() -> {
            try {
                statement.evaluate();
            } finally {
                endWhatRestsOnTheClass();
            }
        }));
    }

    private void endWhatRestsOnTheClass() throws Throwable {
        if (!getTestClass().getAnnotatedMethods(org.junit.AfterClass.class).isEmpty()
                || !classRules().isEmpty()) {
            session().afterClass(type);
        }
    }

    private static Session session() {
        return Sessions.current().orElseThrow(() -> new IllegalStateException("No run is open"));
    }
}
