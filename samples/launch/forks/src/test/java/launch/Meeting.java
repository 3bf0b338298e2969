package launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import launch.dump.Dump;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** A test that passes only while that of another class runs in another JVM. */
abstract class Meeting {

    private static final long LIMIT = Duration.ofMinutes(2).toNanos();

    /** By chance either class is in either fork, so the name of the dump tells the fork alone. */
    @Test
    void meets() throws IOException, InterruptedException {
        Dump.write(Meeting.class);
        long start = System.nanoTime();
        while (jvms() < 2) {
            Assertions.assertTrue(System.nanoTime() - start < LIMIT, "nobody came");
            Thread.sleep(20);
        }
    }

    private static long jvms() throws IOException {
        return Files.readString(Path.of(System.getProperty("basedir"), "target", "sequence"))
                .lines()
                .map(visit -> visit.split(" ")[1])
                .distinct()
                .count();
    }
}
