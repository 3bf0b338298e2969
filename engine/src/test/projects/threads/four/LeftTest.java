package four;

import desk.Desk;
import org.junit.Test;

public class LeftTest {

    @Test
    public void uses() throws InterruptedException {
        Desk.use();
    }
}
