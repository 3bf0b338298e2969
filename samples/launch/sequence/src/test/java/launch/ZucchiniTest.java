package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class ZucchiniTest {

    @Test
    void dumps() {
        Dump.write(ZucchiniTest.class);
    }
}
