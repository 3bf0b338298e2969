package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class FirstCheck {

    @Test
    void alpha() {
        Dump.visit("launch.FirstCheck#alpha");
    }

    @Test
    void beta() {
        Dump.visit("launch.FirstCheck#beta");
    }

    @Test
    void dumps() {
        Dump.write(FirstCheck.class);
    }

    @Test
    void gamma() {
        Dump.visit("launch.FirstCheck#gamma");
    }
}
