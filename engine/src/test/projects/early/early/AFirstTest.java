package early;

import org.junit.jupiter.api.Test;

class AFirstTest {

    @Test
    void leavesNothing() {}
}
