package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.samples.Ending;
import dev.vivace.worker.samples.Hungry;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EndTest {

    private WorkerProcess worker;

    @BeforeEach
    void startWorker() {
        worker = WorkerProcess.start("junit-5.8");
        worker.discover(Ending.class);
    }

    @AfterEach
    void endWorker() throws Exception {
        worker.close();
    }

    @Test
    void tellsWhoExits() throws Exception {
        Recording run = worker.runOrder("Ending#asksToExit", "Ending#looksAtItsThread");
        assertThat(run.testEvents()).containsExactly("started Ending#asksToExit");
        assertThat(run.events()).endsWith("exiting");
        assertThat(run.thrownBy("exiting").trace())
                .contains("java.lang.System.exit")
                .contains("Ending.asksToExit");
        assertThat(run.output("out:Ending#asksToExit")).isEqualTo("last words");
        assertThat(worker.awaitEnd()).isEqualTo(3);
    }

    @Test
    void losesNoLineWhenItIsHalted() throws Exception {
        Recording run = worker.runOrder("Ending#halts");
        assertThat(run.testEvents()).containsExactly("started Ending#halts");
        assertThat(run.output("out:Ending#halts")).isEqualTo("last words\n");
        assertThat(worker.awaitEnd()).isEqualTo(4);
    }

    @Test
    void endsWithItsControllerEvenWhileATestHangs() throws Exception {
        worker.commands().runOrder(1, List.of(worker.last().idOf("Ending#hangs")), List.of(""), true);
        worker.untilOutput("hanging");
        worker.abandon();
        worker.awaitEnd();
        assertThat(worker.process().isAlive()).isFalse();
    }

    @Test
    void runsShutdownHooksAndWaitsForNoThread() throws Exception {
        worker.runOrder("Ending#leavesAThreadAndAHook");
        assertThat(worker.exit()).isZero();
        assertThat(worker.last().output("out:Ending#leavesAThreadAndAHook")).isEqualTo("hook ran\n");
        assertThat(worker.last().events()).doesNotContain("exiting");
    }

    @Test
    void runsShutdownHooksThoughAListenerFailsAtTheEnd() throws Exception {
        try (WorkerProcess failing = WorkerProcess.start("junit-6.1", "-Dsample.close.fails=true")) {
            failing.discover(Ending.class);
            failing.runOrder("Ending#leavesAThreadAndAHook");
            assertThat(failing.exit()).isZero();
            assertThat(failing.last().output("out:Ending#leavesAThreadAndAHook"))
                    .isEqualTo("hook ran\n");
        }
    }

    @Test
    void waitsNoLongerForShutdownHooksThanItIsTold() throws Exception {
        worker.commands().configure(true, List.of(), Duration.ofMillis(100));
        worker.runOrder("Ending#leavesASlowHook");
        assertThat(worker.exit()).isZero();
        assertThat(worker.last().allOutput()).doesNotContain("slow hook ran\n");
    }

    @Test
    void staysNoLongerThanItsMemory() throws Exception {
        try (WorkerProcess small = WorkerProcess.start("junit-6.1", "-Xmx32m")) {
            small.discover(Hungry.class);
            Recording run = small.runOrder("Hungry#eats");
            assertThat(run.testEvents()).containsExactly("started Hungry#eats");
            assertThat(run.output("out:Hungry#eats")).isEqualTo("eating\n");
            small.abandon();
            small.awaitEnd();
            assertThat(small.process().isAlive()).isFalse();
        }
    }

    /** The interrupt does not leak, because Jupiter itself clears it. */
    @Test
    void leaksBetweenTestsOfAnOrderButNotBetweenOrders() {
        Recording run = worker.runOrder("Ending#changesItsThread", "Ending#looksAtItsThread");
        assertThat(run.output("out:Ending#looksAtItsThread")).isEqualTo("renamed false true");
        run = worker.runOrder("Ending#looksAtItsThread");
        assertThat(run.output("out:Ending#looksAtItsThread")).isEqualTo("main false false");
    }
}
