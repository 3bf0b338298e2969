package hostile;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Takes standard output away. Whoever prints later in the same JVM suffers, with Surefire as with us. */
class OutputThiefTest {

    @Test
    @Expect("passed")
    void replacesStandardOutput() {
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        System.setErr(new PrintStream(new ByteArrayOutputStream()));
        System.out.println("into nowhere");
    }

    @Test
    @Expect("passed")
    void removesStandardOutput() {
        System.setOut(null);
        System.setErr(null);
    }
}
