package hostile;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Ends the JVM by all the doors it has. */
class ExitTest {

    @Test
    @Expect(value = "crashed", says = "System.exit was called (exit code 3)")
    void exits() {
        System.exit(3);
    }

    @Test
    @Expect(value = "crashed", says = "System.exit was called (exit code 0)")
    void exitsAsIfAllWereWell() {
        System.exit(0);
    }

    @Test
    @Expect(value = "crashed", says = "System.exit was called (exit code 4)")
    void exitsFromAnotherThread() throws InterruptedException {
        new Thread(() -> System.exit(4)).start();
        Thread.sleep(60_000);
    }

    @Test
    @Expect(value = "crashed", says = "exit code 5")
    void halts() {
        Runtime.getRuntime().halt(5);
    }

    @Test
    @Expect("passed")
    void neighbour() {}

    @Nested
    class InSetUp {

        @BeforeAll
        static void exits() {
            System.exit(6);
        }

        @Test
        @Expect(value = "crashed", says = "while setting up hostile.ExitTest$InSetUp")
        void first() {}

        @Test
        @Expect(value = "crashed", says = "System.exit")
        void second() {}
    }

    @Nested
    @Expect(value = "crashed", says = "exit code 7")
    class InTearDown {

        @AfterAll
        static void exits() {
            System.exit(7);
        }

        @Test
        @Expect("passed")
        void only() {}
    }
}
