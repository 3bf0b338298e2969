package ng;

import org.testng.annotations.Test;

public class WindowTest {

    @Test
    public void looksOut() throws InterruptedException {
        Thread.sleep(500);
    }
}
