package reports;

import junit.framework.Test;
import junit.framework.TestCase;
import junit.framework.TestSuite;

public class OldSuiteTest extends TestCase {

    public static Test suite() {
        TestSuite suite = new TestSuite("a suite with a name");
        suite.addTestSuite(Member.class);
        return suite;
    }

    public static class Member extends TestCase {
        public void testMember() {}

        public void testMemberFails() {
            fail("member");
        }
    }
}
