package early;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

/** Its thread, which heeds nothing, is there as soon as anybody asks which tests it has. */
@RunWith(Parameterized.class)
public class BPreparedTest {

    private final int number;

    public BPreparedTest(int number) {
        this.number = number;
    }

    @Parameterized.Parameters
    public static List<Integer> numbers() {
        Thread thread = new Thread(BPreparedTest::stay, "stubborn");
        thread.setDaemon(true);
        thread.start();
        return List.of(1);
    }

    private static void stay() {
        while (true) {
            LockSupport.park();
            Thread.interrupted();
        }
    }

    @Test
    public void hasANumber() {
        assertEquals(1, number);
    }
}
