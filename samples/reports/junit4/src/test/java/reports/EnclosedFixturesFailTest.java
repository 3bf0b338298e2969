package reports;

import static org.junit.Assert.fail;

import org.junit.BeforeClass;
import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;

@RunWith(Enclosed.class)
public class EnclosedFixturesFailTest {

    public static class Plain {

        @Test
        public void fails() {
            fail("plain");
        }
    }

    public static class NotPublic {

        @Test
        void cannotRun() {}
    }

    public static class FailsBefore {

        @BeforeClass
        public static void beforeClass() {
            throw new IllegalStateException("before class");
        }

        @Test
        public void neverRuns() {}
    }
}
