package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class ZucchiniTest {

    @Test
    void runs() {
        Dump.visit("launch.ZucchiniTest#runs");
    }
}
