package hostile;

import org.junit.jupiter.api.Test;

/** Treats threads badly. */
class ThreadTest {

    @Test
    @Expect("passed")
    void leavesThreadsBehind() {
        Thread thread = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    Thread.interrupted();
                }
            }
        });
        thread.setDaemon(false);
        thread.start();
    }

    @Test
    @Expect("passed")
    void interruptsItself() {
        Thread.currentThread().interrupt();
    }

    @Test
    @Expect(value = "errored", says = "java.lang.InterruptedException")
    void interruptsItselfAndSleeps() throws InterruptedException {
        Thread.currentThread().interrupt();
        Thread.sleep(10);
    }

    @Test
    @Expect("passed")
    void interruptsEveryThread() {
        Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
    }

    @Test
    @Expect("passed")
    void renamesItsThread() {
        Thread.currentThread().setName("\u001b[31mmain\n");
    }

    @Test
    @Expect("passed")
    void throwsInAnotherThread() throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("nobody catches this");
        });
        thread.start();
        thread.join();
    }
}
