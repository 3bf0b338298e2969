package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
@Tag("flaky")
class FastFlakyTest {

    @Test
    void dumps() {
        Dump.write(FastFlakyTest.class);
    }
}
