package launch;

import launch.dump.Dump;
import org.junit.Test;

public class SlowTest {

    @Test
    public void dumps() {
        Dump.write(SlowTest.class);
    }
}
