package dev.vivace.worker.samples;

import java.util.ArrayList;
import java.util.List;
import org.junit.runner.Description;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.Filterable;
import org.junit.runner.notification.RunNotifier;

/** A class whose runner can be filtered, but by no means sorted. */
@RunWith(Stubborn.OwnRunner.class)
public class Stubborn {

    /** Runs three made-up tests. */
    public static class OwnRunner extends Runner implements Filterable {

        private final List<String> names = new ArrayList<>(List.of("a", "b", "c"));

        public OwnRunner(Class<?> type) {}

        @Override
        public Description getDescription() {
            Description suite = Description.createSuiteDescription(Stubborn.class);
            names.forEach(name -> suite.addChild(describe(name)));
            return suite;
        }

        private static Description describe(String name) {
            return Description.createTestDescription(Stubborn.class, name);
        }

        @Override
        public void run(RunNotifier notifier) {
            for (String name : names) {
                notifier.fireTestStarted(describe(name));
                notifier.fireTestFinished(describe(name));
            }
        }

        @Override
        public void filter(Filter filter) {
            names.removeIf(name -> !filter.shouldRun(describe(name)));
        }
    }
}
