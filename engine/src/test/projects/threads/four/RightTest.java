package four;

import desk.Desk;
import org.junit.Test;

public class RightTest {

    @Test
    public void uses() throws InterruptedException {
        Desk.use();
    }
}
