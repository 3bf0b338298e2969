package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class OwnTest {

    @Test
    void dumps() {
        Dump.write(OwnTest.class);
    }
}
