package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class MangoTest {

    @Test
    void dumps() {
        Dump.write(MangoTest.class);
    }
}
