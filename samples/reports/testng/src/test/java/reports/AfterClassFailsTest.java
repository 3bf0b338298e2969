package reports;

import org.testng.annotations.AfterClass;
import org.testng.annotations.Test;

public class AfterClassFailsTest {

    @AfterClass
    public void fails() {
        throw new IllegalStateException("after class");
    }

    @Test
    public void passes() {}
}
