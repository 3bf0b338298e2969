package hostile;

import org.junit.jupiter.api.Test;

/** Waits for something from outside: a signal, a cancelled run. Passes if nothing comes. */
class WaitingTest {

    @Test
    @Expect("passed")
    void waits() throws InterruptedException {
        Thread.sleep(Long.getLong("hostile.wait", 0));
    }

    @Test
    @Expect("passed")
    void neighbour() {}
}
