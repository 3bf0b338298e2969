package launch;

import launch.dump.Dump;
import org.junit.jupiter.api.Test;

class ListedOne {

    @Test
    void dumps() {
        Dump.write(ListedOne.class);
    }
}
