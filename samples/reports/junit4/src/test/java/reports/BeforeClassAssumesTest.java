package reports;

import static org.junit.Assume.assumeTrue;

import org.junit.BeforeClass;
import org.junit.Test;

public class BeforeClassAssumesTest {

    @BeforeClass
    public static void assumes() {
        assumeTrue("not today", false);
    }

    @Test
    public void neverRuns() {}
}
