package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class FastTest {

    @Test
    void dumps() {
        Dump.write(FastTest.class);
    }
}
