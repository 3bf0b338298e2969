package racing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A place for one at a time, which the tests of several JVMs share. */
final class Desk {

    private static final Path CHAIR = Path.of("chair");

    private Desk() {}

    /** Fails where somebody else is sitting here. Whoever is the first ever waits for the second. */
    static void use(String name, String other) throws IOException, InterruptedException {
        Files.writeString(Path.of(name), "was here");
        for (int i = 0; i < 1000 && Files.notExists(Path.of(other)); i++) {
            Thread.sleep(20);
        }
        Files.createFile(CHAIR);
        try {
            Thread.sleep(1500);
        } finally {
            Files.delete(CHAIR);
        }
    }
}
