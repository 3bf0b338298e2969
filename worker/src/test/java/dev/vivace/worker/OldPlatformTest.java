package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.samples.Fixed;
import dev.vivace.worker.samples.Heir;
import dev.vivace.worker.samples.Many;
import dev.vivace.worker.samples.Old;
import dev.vivace.worker.samples.Ordered;
import dev.vivace.worker.samples.Other;
import dev.vivace.worker.samples.Outer;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Projects that have not seen a new JUnit for years. */
class OldPlatformTest {

    @Test
    void runsOrdersOnAPlatformThatKnowsNoSessions() throws IOException {
        try (WorkerProcess worker = WorkerProcess.start("junit-5.4")) {
            worker.discover(Ordered.class, Other.class, Outer.class, Many.class, Heir.class, Fixed.class, Old.class);
            assertThat(worker.runAll().startedTests()).isNotEmpty();
            obeys(worker, "Other#y", "Other#x", "Ordered#c", "Ordered#a", "Ordered#b");
            obeys(worker, "Outer$Second#two", "Outer$Second#one", "Outer#after", "Outer$First#one");
            obeys(worker, "Heir#own", "Heir#c", "Heir#checks", "Heir#a");
            obeys(worker, "Many#repeated[3]", "Many#repeated[1]", "Ordered#b");
            obeys(worker, "Fixed#c", "Ordered#a", "Old#testA");
            obeys(worker, "Fixed#c", "Fixed#a", "Fixed#b", "Old#testB", "Old#testA");
        }
    }

    private static void obeys(WorkerProcess worker, String... order) {
        Recording run = worker.runOrder(order);
        assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
        assertThat(run.startedTests()).containsExactly(order);
    }
}
