package launch;

import launch.dump.Dump;
import org.junit.Test;

public class ZucchiniTest {

    @Test
    public void runs() {
        Dump.visit("launch.ZucchiniTest#runs");
    }
}
