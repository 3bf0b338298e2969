package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class QuinceTest {

    @Test
    void dumps() {
        Dump.write(QuinceTest.class);
    }
}
