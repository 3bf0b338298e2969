package reports;

import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class FlakyTest {

    private static int failures;

    @Test
    public void alwaysFails() {
        fail("always");
    }

    @Test
    public void failsOnce() {
        System.out.println("run " + failures);
        assertTrue("once", failures++ > 0);
    }

    @Test
    public void passes() {}
}
