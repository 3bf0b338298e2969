package five;

import desk.Desk;
import org.junit.jupiter.api.Test;

class RoomTest {

    @Test
    void left() throws InterruptedException {
        Desk.use();
    }

    @Test
    void right() throws InterruptedException {
        Desk.use();
    }

    @Test
    void window() throws InterruptedException {
        Thread.sleep(500);
    }
}
