package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class PlainTest {

    @Test
    void dumps() {
        Dump.write(PlainTest.class);
    }
}
