package exits;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

public class NgSetUpTest {

    @BeforeClass
    public void exits() {
        System.exit(4);
    }

    @Test
    public void first() {}

    @Test
    public void second() {}
}
