package dev.vivace.isolation.junit;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Has the JVM forget before each test class. JUnit finds it by itself on a test class path. Without the agent it does
 * nothing. Classes that run at the same time share what is static, and are not parted.
 */
public final class IsolationListener implements TestExecutionListener {

    private final AtomicInteger running = new AtomicInteger();
    private volatile TestPlan plan;

    /** Called by JUnit. */
    public IsolationListener() {}

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (isOutermostClass(test) && running.getAndIncrement() == 0) {
            Isolation.reset();
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (isOutermostClass(test)) {
            running.decrementAndGet();
        }
    }

    /** Classes within a class, and those of a suite, belong together. */
    private boolean isOutermostClass(TestIdentifier test) {
        return isClass(test) && !plan.getParent(test).map(this::isWithinClass).orElse(false);
    }

    private boolean isWithinClass(TestIdentifier test) {
        return isClass(test) || plan.getParent(test).map(this::isWithinClass).orElse(false);
    }

    private static boolean isClass(TestIdentifier test) {
        return test.getSource().filter(ClassSource.class::isInstance).isPresent();
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        List<Taint> taints = Isolation.taints();
        if (!taints.isEmpty()) {
            Logger logger = System.getLogger(IsolationListener.class.getName());
            taints.forEach(taint -> logger.log(Level.WARNING, "This JVM could not forget everything: " + taint));
        }
    }
}
