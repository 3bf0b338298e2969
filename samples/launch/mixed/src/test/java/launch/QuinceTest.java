package launch;

import launch.dump.Dump;
import org.junit.Test;

public class QuinceTest {

    @Test
    public void runs() {
        Dump.visit("launch.QuinceTest#runs");
    }
}
