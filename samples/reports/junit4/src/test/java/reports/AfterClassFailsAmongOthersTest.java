package reports;

import static org.junit.Assert.fail;

import org.junit.AfterClass;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class AfterClassFailsAmongOthersTest {

    @AfterClass
    public static void afterClass() {
        throw new IllegalStateException("after class");
    }

    @Test
    public void fails() {
        fail("in the test");
    }

    @Test
    public void passes() {}

    @Test
    @Ignore
    public void rests() {}
}
