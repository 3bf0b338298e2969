package spares;

import org.junit.jupiter.api.Test;

class TwoTest {

    static {
        Protocol.write("TwoTest");
    }

    /** Long enough for a JVM that waits to do what it should not. */
    @Test
    void passes() throws InterruptedException {
        Thread.sleep(Long.getLong("spares.sleep", 0));
    }
}
