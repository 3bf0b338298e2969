package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells a run which classes it has, so that providers are known that have no annotation, in any order. */
public final class StoryPlanListener implements TestExecutionListener {

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        Wishes.express();
        Sessions.current().ifPresent(session -> {
            session.reconfigure(plan.getConfigurationParameters()::get);
            session.plan(classes(plan));
        });
    }

    /** Where statics are forgotten behind a plan, nothing that was made with them may live on. */
    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (Forgetting.isActive()) {
            Sessions.current().ifPresent(Session::tearDown);
        }
    }

    private static Set<Class<?>> classes(TestPlan plan) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        for (TestIdentifier root : plan.getRoots()) {
            plan.getDescendants(root).stream()
                    .filter(TestIdentifier::isContainer)
                    .map(TestIdentifier::getSource)
                    .flatMap(Optional::stream)
                    .filter(ClassSource.class::isInstance)
                    .forEach(source -> classes.add(((ClassSource) source).getJavaClass()));
        }
        return classes;
    }
}
