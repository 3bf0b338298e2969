package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class OldCheck {

    @Test
    void dumps() {
        Dump.write(OldCheck.class);
    }
}
