package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class FirstCheck {

    @Test
    void dumps() {
        Dump.write(FirstCheck.class);
    }
}
