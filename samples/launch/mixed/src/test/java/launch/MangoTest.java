package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class MangoTest {

    @Test
    void runs() {
        Dump.visit("launch.MangoTest#runs");
    }
}
