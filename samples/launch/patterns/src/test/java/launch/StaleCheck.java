package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class StaleCheck {

    @Test
    void dumps() {
        Dump.write(StaleCheck.class);
    }
}
