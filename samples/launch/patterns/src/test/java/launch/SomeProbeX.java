package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class SomeProbeX {

    @Test
    void dumps() {
        Dump.write(SomeProbeX.class);
    }
}
