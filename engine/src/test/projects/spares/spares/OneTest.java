package spares;

import org.junit.jupiter.api.Test;

class OneTest {

    static {
        Protocol.write("OneTest");
    }

    /** Long enough for a JVM that waits to do what it should not. */
    @Test
    void passes() throws InterruptedException {
        Thread.sleep(Long.getLong("spares.sleep", 0));
    }
}
