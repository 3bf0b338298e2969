package four;

import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class PlainTest {

    @Test
    public void assumes() {
        assumeTrue(false);
    }

    @Test
    public void fails() {
        assertEquals(1, 2);
    }

    @Test
    @Ignore("later")
    public void ignored() {}

    @Test
    public void passes() {}
}
