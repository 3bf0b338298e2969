package reports;

import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.runner.RunWith;

@RunWith(Enclosed.class)
public class EnclosedTest {

    public static class First {
        @Test
        public void passes() {}
    }

    public static class Second {
        @Test
        public void errors() {
            throw new IllegalStateException("enclosed");
        }
    }
}
