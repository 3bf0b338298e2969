package hostile;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Never comes back. */
class HangTest {

    @Test
    @Expect(value = "timed-out", says = "hostile.HangTest.waitsForEver")
    void waitsForEver() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    @Test
    @Expect(value = "timed-out", says = "hostile.HangTest.spinsAndCannotBeInterrupted")
    void spinsAndCannotBeInterrupted() {
        while (true) {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }
    }

    @Test
    @Expect(value = "timed-out", says = "it took longer than")
    void printsForEver() {
        while (true) {
            System.out.println("and on");
        }
    }

    @Test
    @Expect("passed")
    void neighbour() {}

    @Nested
    class InSetUp {

        @BeforeAll
        static void waitsForEver() throws InterruptedException {
            new CountDownLatch(1).await();
        }

        @Test
        @Expect(value = "timed-out", says = "while setting up hostile.HangTest$InSetUp")
        void only() {}
    }
}
