package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class Chosen {

    @Test
    void runs() {
        Dump.visit("launch.Chosen#runs");
    }
}
