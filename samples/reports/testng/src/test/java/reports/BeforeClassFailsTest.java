package reports;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

public class BeforeClassFailsTest {

    @BeforeClass
    public void fails() {
        throw new IllegalStateException("before class");
    }

    @Test
    public void neverRuns() {}
}
