package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;

/** A JVM that runs a test which takes ten minutes, keeps a spare JVM, and says when the test has begun. */
final class WaitingController {

    private WaitingController() {}

    public static void main(String[] args) throws IOException {
        HostileProject project = HostileProject.compile(Path.of(args[0]));
        try (WorkerPool pool = project.pool(
                project.settings().withIsolation(Isolation.PROCESS),
                List.of("hostile.WaitingTest", "hostile.NameTest"),
                "-Dhostile.wait=600000")) {
            pool.catalog();
            pool.expect(Collections.nCopies(2, Duration.ofSeconds(1)));
            pool.run(TestOrder.of("hostile.WaitingTest#waits"), new RunListener() {
                private long pid;

                @Override
                public void workerStarted(int worker, long newPid, Duration idle) {
                    pid = newPid;
                }

                @Override
                public void testStarted(int worker, TestId id) {
                    System.out.println("worker " + pid);
                }
            });
        }
    }
}
