package ng;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

public class SetUpNgTest {

    @BeforeClass
    public void fails() {
        throw new IllegalStateException("no set-up");
    }

    @Test
    public void only() {}
}
