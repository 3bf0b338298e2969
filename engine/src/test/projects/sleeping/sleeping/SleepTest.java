package sleeping;

import org.junit.Test;

public class SleepTest {

    @Test
    public void sleeps() throws InterruptedException {
        Thread.sleep(600_000);
    }

    @Test
    public void wakes() {}
}
