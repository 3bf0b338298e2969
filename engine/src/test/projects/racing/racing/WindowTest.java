package racing;

import org.junit.jupiter.api.Test;

class WindowTest {

    @Test
    void looksOut() throws InterruptedException {
        Thread.sleep(1500);
    }
}
