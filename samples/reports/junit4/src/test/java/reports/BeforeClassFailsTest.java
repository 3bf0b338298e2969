package reports;

import org.junit.BeforeClass;
import org.junit.Test;

public class BeforeClassFailsTest {

    @BeforeClass
    public static void fails() {
        throw new IllegalStateException("before class");
    }

    @Test
    public void neverRuns() {}
}
