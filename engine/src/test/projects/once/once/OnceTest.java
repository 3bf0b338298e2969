package once;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class OnceTest {

    @Test
    void passesTheFirstTime() throws IOException {
        assertEquals(1, times("passes"));
    }

    @Test
    void runsTheFirstTime() throws IOException {
        assumeTrue(times("runs") == 1, "it ran before");
    }

    @Test
    void passesAlways() {}

    private static int times(String name) throws IOException {
        Path file = Path.of(name + ".txt");
        int times = Files.exists(file) ? Integer.parseInt(Files.readString(file)) + 1 : 1;
        Files.writeString(file, Integer.toString(times));
        return times;
    }
}
