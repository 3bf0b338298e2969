package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SlowTest {

    @Test
    void dumps() {
        Dump.write(SlowTest.class);
    }
}
