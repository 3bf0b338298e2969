package hanging;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class HangTest {

    public HangTest(int value) {}

    @Parameterized.Parameters
    public static Object[] values() throws InterruptedException {
        Thread.sleep(600_000);
        return new Object[] {1};
    }

    @Test
    public void any() {}
}
