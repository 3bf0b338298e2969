package legacy;

import junit.framework.TestCase;

public class AncientTest extends TestCase {

    public void testStillRuns() {
        assertTrue(true);
    }
}
