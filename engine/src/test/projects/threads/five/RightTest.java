package five;

import desk.Desk;
import org.junit.jupiter.api.Test;

class RightTest {

    @Test
    void uses() throws InterruptedException {
        Desk.use();
    }
}
