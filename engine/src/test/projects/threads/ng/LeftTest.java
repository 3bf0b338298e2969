package ng;

import desk.Desk;
import org.testng.annotations.Test;

public class LeftTest {

    @Test
    public void uses() throws InterruptedException {
        Desk.use();
    }
}
