package reports;

import org.junit.AfterClass;
import org.junit.Test;

public class AfterClassFailsTest {

    @AfterClass
    public static void fails() {
        throw new IllegalStateException("after class");
    }

    @Test
    public void passes() {}
}
