package dev.vivace.worker;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.runner.Description;
import org.junit.runner.Result;
import org.junit.runner.notification.RunListener;

/** Tells JUnit 4 run listeners what Surefire's JUnit Platform provider tells them: of classes, not of methods. */
final class JUnit4Listeners implements TestExecutionListener {

    private static final String SUITE_STARTED = "testSuiteStarted";
    private static final String SUITE_FINISHED = "testSuiteFinished";

    private final List<RunListener> listeners;

    private JUnit4Listeners(List<RunListener> listeners) {
        this.listeners = listeners;
    }

    /** Empty where no name is that of a JUnit 4 listener: names of TestNG listeners come the same way. */
    static Optional<TestExecutionListener> create(List<String> classNames) {
        List<RunListener> listeners = new ArrayList<>();
        for (String name : classNames) {
            Object listener = instantiate(name);
            if (listener instanceof RunListener) {
                listeners.add((RunListener) listener);
            }
        }
        return listeners.isEmpty() ? Optional.empty() : Optional.of(new JUnit4Listeners(listeners));
    }

    private static Object instantiate(String name) {
        try {
            return Class.forName(name.strip(), true, Thread.currentThread().getContextClassLoader())
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ClassNotFoundException e) {
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot create the listener " + name, e);
        }
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        firstClass(plan)
                .ifPresent(type -> listeners.forEach(listener -> {
                    Description suite = Description.createSuiteDescription(type);
                    call(() -> listener.testRunStarted(suite));
                    callIfPresent(listener, SUITE_STARTED, suite);
                }));
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        ofClass(
                test,
                description -> listeners.forEach(listener -> {
                    call(() -> listener.testRunStarted(null));
                    call(() -> listener.testStarted(description));
                }));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        ofClass(
                test,
                description -> listeners.forEach(listener -> {
                    call(() -> listener.testRunFinished(new Result()));
                    call(() -> listener.testFinished(description));
                }));
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        ofClass(test, description -> listeners.forEach(listener -> call(() -> listener.testIgnored(description))));
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        firstClass(plan)
                .ifPresent(type -> listeners.forEach(listener -> {
                    call(() -> listener.testRunFinished(new Result()));
                    callIfPresent(listener, SUITE_FINISHED, Description.createSuiteDescription(type));
                }));
    }

    private static Optional<Class<?>> firstClass(TestPlan plan) {
        return plan.getRoots().stream()
                .flatMap(root -> plan.getChildren(root).stream())
                .filter(TestIdentifier::isContainer)
                .map(child -> child.getSource().orElse(null))
                .filter(ClassSource.class::isInstance)
                .<Class<?>>map(source -> ((ClassSource) source).getJavaClass())
                .findFirst();
    }

    private static void ofClass(TestIdentifier test, Consumer<Description> action) {
        TestSource source = test.getSource().orElse(null);
        if (source instanceof ClassSource) {
            String className = ((ClassSource) source).getClassName();
            action.accept(Description.createTestDescription(className, test.getDisplayName(), (Annotation[]) null));
        }
    }

    /** These came with JUnit 4.13. */
    private static void callIfPresent(RunListener listener, String method, Description suite) {
        call(() -> {
            try {
                RunListener.class.getMethod(method, Description.class).invoke(listener, suite);
            } catch (NoSuchMethodException e) {
                return;
            }
        });
    }

    /** What a listener throws, the platform logs. */
    private static void call(Notification notification) {
        try {
            notification.send();
        } catch (Exception e) {
            throw new IllegalStateException("A JUnit 4 listener failed", e);
        }
    }

    /** A call that may throw anything. */
    private interface Notification {
        void send() throws Exception;
    }
}
