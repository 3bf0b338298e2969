package dev.vivace.worker.samples;

import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;

/** A JUnit 4 class whose tests are in the classes within it. */
@RunWith(Enclosed.class)
public class Around {

    /** One of them. */
    public static class Left {
        @Test
        public void one() {}

        @Test
        public void two() {}
    }

    /** The other. */
    public static class Right {
        @Test
        public void one() {}
    }
}
