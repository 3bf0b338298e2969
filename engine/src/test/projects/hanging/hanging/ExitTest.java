package hanging;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class ExitTest {

    public ExitTest(int value) {}

    @Parameterized.Parameters
    public static Object[] values() {
        System.exit(5);
        return new Object[] {1};
    }

    @Test
    public void any() {}
}
