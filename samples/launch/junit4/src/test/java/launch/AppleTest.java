package launch;

import launch.dump.Dump;
import org.junit.Test;

public class AppleTest {

    @Test
    public void runs() {
        Dump.visit("launch.AppleTest#runs");
    }
}
