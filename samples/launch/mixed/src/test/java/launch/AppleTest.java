package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class AppleTest {

    @Test
    void runs() {
        Dump.visit("launch.AppleTest#runs");
    }
}
