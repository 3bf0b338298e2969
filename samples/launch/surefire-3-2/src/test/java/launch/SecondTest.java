package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class SecondTest {

    @Test
    void dumps() {
        Dump.write(SecondTest.class);
    }
}
