package four;

import junit.framework.TestCase;

public class ThreeTest extends TestCase {

    public void testPasses() {}
}
