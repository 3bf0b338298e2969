package four;

import org.junit.Test;

public class WindowTest {

    @Test
    public void looksOut() throws InterruptedException {
        Thread.sleep(500);
    }
}
