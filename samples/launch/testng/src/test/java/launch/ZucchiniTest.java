package launch;

import launch.dump.Dump;
import org.testng.annotations.Test;

public class ZucchiniTest {

    @Test
    public void runs() {
        Dump.visit("launch.ZucchiniTest#runs");
    }
}
