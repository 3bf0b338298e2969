package exits;

import org.junit.BeforeClass;
import org.junit.Test;

public class OldSetUpTest {

    @BeforeClass
    public static void exits() {
        System.exit(4);
    }

    @Test
    public void first() {}

    @Test
    public void second() {}
}
