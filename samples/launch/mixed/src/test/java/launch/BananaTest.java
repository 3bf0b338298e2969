package launch;

import launch.dump.Dump;
import org.junit.Test;

public class BananaTest {

    @Test
    public void runs() {
        Dump.visit("launch.BananaTest#runs");
    }
}
