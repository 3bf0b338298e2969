package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class DumpIT {

    @Test
    void dumps() {
        Dump.write(DumpIT.class);
    }
}
