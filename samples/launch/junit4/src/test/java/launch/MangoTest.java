package launch;

import launch.dump.Dump;
import org.junit.Test;

public class MangoTest {

    @Test
    public void gamma() {
        Dump.visit("launch.MangoTest#gamma");
    }

    @Test
    public void alpha() {
        Dump.visit("launch.MangoTest#alpha");
    }

    @Test
    public void beta() {
        Dump.visit("launch.MangoTest#beta");
    }
}
