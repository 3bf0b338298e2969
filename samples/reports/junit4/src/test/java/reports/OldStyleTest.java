package reports;

import junit.framework.TestCase;

public class OldStyleTest extends TestCase {

    public void testErrors() {
        throw new IllegalStateException("error");
    }

    public void testFails() {
        assertEquals("old style", 1, 2);
    }

    public void testPasses() {
        System.out.println("old style");
    }
}
