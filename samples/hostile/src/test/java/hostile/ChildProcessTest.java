package hostile;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Starts a process and waits for it longer than anybody has time. */
class ChildProcessTest {

    @Test
    @Expect(value = "timed-out", says = "it took longer than")
    void waitsForItsChild() throws IOException, InterruptedException {
        String java = ProcessHandle.current().info().command().orElse("java");
        Process child = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), Child.class.getName())
                .inheritIO()
                .start();
        System.out.println("child " + child.pid());
        child.waitFor();
    }

    static class Child {
        public static void main(String[] args) throws InterruptedException {
            Thread.sleep(600_000);
        }
    }
}
