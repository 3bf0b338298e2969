package launch;

import launch.dump.Dump;
import org.testng.annotations.Test;

@Test(groups = "slow")
public class SlowTest {

    public void dumps() {
        Dump.write(SlowTest.class);
    }
}
