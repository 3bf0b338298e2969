package ng;

import desk.Desk;
import org.testng.annotations.Test;

public class RightTest {

    @Test
    public void uses() throws InterruptedException {
        Desk.use();
    }
}
