package shop;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Does harm only when told to. */
class WorkerTest {

    @Test
    void dies() throws Exception {
        if (Boolean.getBoolean("shop.die")) {
            new ProcessBuilder("kill", "-9", String.valueOf(ProcessHandle.current().pid())).start();
            Thread.sleep(60_000);
        }
    }

    @Test
    void sleeps() throws Exception {
        String marker = System.getProperty("shop.sleep");
        if (marker != null) {
            Files.writeString(Path.of(marker), "asleep");
            Thread.sleep(60_000);
        }
    }

    @Test
    void survives() {}
}
