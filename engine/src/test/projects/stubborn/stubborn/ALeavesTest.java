package stubborn;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ALeavesTest {

    @Test
    void leavesAThreadThatHeedsNothing() {
        Thread thread = new Thread(ALeavesTest::stay, "stubborn");
        thread.setDaemon(true);
        thread.start();
    }

    private static void stay() {
        while (true) {
            LockSupport.park();
            Thread.interrupted();
        }
    }
}
