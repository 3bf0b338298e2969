package ng;

import desk.Desk;
import org.testng.annotations.Test;

public class RoomTest {

    @Test
    public void left() throws InterruptedException {
        Desk.use();
    }

    @Test
    public void right() throws InterruptedException {
        Desk.use();
    }

    @Test
    public void window() throws InterruptedException {
        Thread.sleep(500);
    }
}
