package dev.vivace.worker.samples;

import org.junit.runner.Description;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.notification.RunNotifier;

/** A class whose runner can neither be filtered nor sorted. */
@RunWith(Whole.OwnRunner.class)
public class Whole {

    /** Runs two made-up tests. */
    public static class OwnRunner extends Runner {

        private final Description first = Description.createTestDescription(Whole.class, "first");
        private final Description second = Description.createTestDescription(Whole.class, "second");

        public OwnRunner(Class<?> type) {}

        @Override
        public Description getDescription() {
            Description suite = Description.createSuiteDescription(Whole.class);
            suite.addChild(first);
            suite.addChild(second);
            return suite;
        }

        @Override
        public void run(RunNotifier notifier) {
            for (Description test : getDescription().getChildren()) {
                notifier.fireTestStarted(test);
                notifier.fireTestFinished(test);
            }
        }
    }
}
