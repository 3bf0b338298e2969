package hostile;

import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Prints what no protocol could bear. */
class OutputTest {

    /** 50 MB in lines of 100 bytes. */
    @Test
    @Expect("passed")
    void printsFiftyMegabytes() {
        String line = "x".repeat(99) + "\n";
        for (int i = 0; i < 500_000; i++) {
            System.out.print(line);
        }
        System.out.flush();
    }

    /** All bytes there are, and then some. */
    @Test
    @Expect("passed")
    void printsRubbish() {
        byte[] bytes = new byte[100_000];
        new Random(7).nextBytes(bytes);
        System.out.write(bytes, 0, bytes.length);
        System.err.write(bytes, 0, bytes.length);
        System.out.flush();
        System.err.flush();
    }

    @Test
    @Expect("passed")
    void closesStandardOutput() {
        System.out.println("before");
        System.out.close();
        System.out.println("after");
    }

    @Test
    @Expect("passed")
    void waitsForStandardInput() throws InterruptedException {
        Thread reader = new Thread(OutputTest::read);
        reader.setDaemon(true);
        reader.start();
        reader.join(300);
        if (!reader.isAlive()) {
            throw new IllegalStateException("Nobody should type anything here, or end it");
        }
    }

    private static void read() {
        try {
            System.in.read();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
