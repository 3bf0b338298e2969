package dev.vivace.worker.samples;

import org.junit.BeforeClass;
import org.junit.Test;
import org.junit.runner.Description;
import org.junit.runner.RunWith;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.Filterable;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runner.notification.RunNotifier;
import org.junit.runners.BlockJUnit4ClassRunner;
import org.junit.runners.model.InitializationError;

/** A class whose runner hides the one that does the work, as Mockito's do. */
@RunWith(Wrapped.OwnRunner.class)
public class Wrapped {

    @BeforeClass
    public static void setUp() {
        System.out.println("set up");
    }

    @Test
    public void a() {}

    @Test
    public void b() {}

    @Test
    public void c() {}

    /** Hands everything on but the wish to be sorted. */
    public static class OwnRunner extends Runner implements Filterable {

        private final BlockJUnit4ClassRunner hidden;

        public OwnRunner(Class<?> type) throws InitializationError {
            hidden = new BlockJUnit4ClassRunner(type);
        }

        @Override
        public Description getDescription() {
            return hidden.getDescription();
        }

        @Override
        public void run(RunNotifier notifier) {
            hidden.run(notifier);
        }

        @Override
        public void filter(Filter filter) throws NoTestsRemainException {
            hidden.filter(filter);
        }
    }
}
