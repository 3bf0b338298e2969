package legacy;

import static org.junit.Assert.assertEquals;

import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

public class OldTest {

    private static int prepared;

    @BeforeClass
    public static void prepare() {
        prepared++;
    }

    @Test
    public void preparesOnce() {
        assertEquals(1, prepared);
    }

    @Test
    @Ignore("too old")
    public void retired() {}
}
