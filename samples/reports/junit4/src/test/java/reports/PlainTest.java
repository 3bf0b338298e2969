package reports;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeTrue;

import org.junit.AfterClass;
import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class PlainTest {

    @BeforeClass
    public static void before() {
        System.out.println("before class");
    }

    @AfterClass
    public static void after() {
        System.out.println("after class");
    }

    @Test
    public void assumesMuch() {
        assumeTrue("not here", false);
    }

    @Test
    public void errors() {
        System.err.println("before the error");
        throw new IllegalStateException("error");
    }

    @Test(expected = IllegalStateException.class)
    public void expectsInVain() {}

    @Test
    public void failsByComparison() {
        assertEquals("expected text", "actual text");
    }

    @Test
    public void failsWithoutMessage() {
        fail();
    }

    @Ignore("ignored with a reason")
    @Test
    public void ignored() {}

    @Ignore
    @Test
    public void ignoredWithoutReason() {}

    @Test
    public void passes() {
        System.out.println("passing");
    }
}
