package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class FirstTest {

    @Test
    void dumps() {
        Dump.write(FirstTest.class);
    }
}
