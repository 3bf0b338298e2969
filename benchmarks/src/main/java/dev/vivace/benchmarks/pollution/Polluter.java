package dev.vivace.benchmarks.pollution;

import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Leaves the JVM polluted behind every test class, which is before every other. A test class of its own would do the same,
 * but would have to stand between all the others in the order that the project wants.
 */
public final class Polluter implements TestExecutionListener {

    /** Everything that is copied to where the tests are. */
    public static final List<Class<?>> CLASSES =
            List.of(Polluter.class, SubjectClasses.class, StaticState.class, JdkState.class);

    private TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
    }

    @Override
    public void executionFinished(TestIdentifier node, TestExecutionResult result) {
        if (isTestClass(node)) {
            new StaticState(SubjectClasses.all()).overwrite();
            // Last: what is initialised on the way shall not see it, because the JDK reads some of it only once.
            JdkState.overwrite();
        }
    }

    private boolean isTestClass(TestIdentifier node) {
        return plan.getParent(node)
                .filter(parent -> plan.getRoots().contains(parent))
                .isPresent();
    }
}
