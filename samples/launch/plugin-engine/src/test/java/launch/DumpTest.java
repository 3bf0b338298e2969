package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class DumpTest {

    @Test
    void dumps() {
        Dump.write(DumpTest.class);
    }
}
