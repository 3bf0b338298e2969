package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.WorkerLoss.Cause;
import dev.vivace.worker.protocol.Thrown;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LossReportTest {

    private static final Suspects NOBODY = new Suspects("between tests", List.of());

    @Test
    void namesTheSignalAndSuggestsMemoryWhereTheJvmWasKilled() {
        LossReport report = LossReport.lost(3, NOBODY, exited(137), 41);

        assertThat(report.loss().cause()).isEqualTo(Cause.CRASHED);
        assertThat(report.failure().trace())
                .isEqualTo(
                        """
                        dev.vivace.WorkerLost: Worker 3 stopped between tests (exit code 137, killed, usually out of memory)
                          Ran before it: 41 tests of this order.
                          Try: --worker-memory with a larger size""");
    }

    @Test
    void suggestsNoMemoryWhereWeKilledTheJvm() {
        WorkerState state = new WorkerState();
        state.broken(new Thrown("java.lang.IllegalStateException", "no luck", "at shop.Listener", false));
        state.killed();
        state.exited(137);

        assertThat(text(state.ending(Optional.empty())))
                .contains("no luck")
                .contains("at shop.Listener")
                .doesNotContain("memory");
    }

    @Test
    void tellsExitFromHaltFromCrash() {
        Failure caller = new Failure("java.lang.Throwable", Optional.empty(), "at shop.CartTest.exits");

        assertThat(text(ending(Optional.of(caller), Optional.empty(), 3, Optional.empty())))
                .contains("because System.exit was called (exit code 3)")
                .contains("at shop.CartTest.exits");
        assertThat(text(exited(3))).contains("because Runtime.halt was called, or native code ended it (exit code 3)");
        assertThat(text(ending(Optional.empty(), Optional.empty(), 134, Optional.of(Path.of("hs_err.log")))))
                .contains("because the JVM crashed (exit code 134, aborted: the JVM crashed)")
                .contains("The JVM's own report: hs_err.log");
    }

    @Test
    void keepsTheTypeOfWhatBrokeTheWorker() {
        Failure memory = new Failure("java.lang.OutOfMemoryError", Optional.of("Java heap space"), "at shop.Hoard");
        LossReport report =
                LossReport.lost(1, NOBODY, ending(Optional.empty(), Optional.of(memory), 1, Optional.empty()), 1);

        assertThat(report.failure().type()).isEqualTo("java.lang.OutOfMemoryError");
        assertThat(report.failure().trace())
                .contains("Ran before it: 1 test of this order")
                .contains("Try: --worker-memory")
                .contains("at shop.Hoard");
    }

    @Test
    void saysHowLongATestMayTakeAndWhatItWasDoing() {
        LossReport report = LossReport.timedOut(2, NOBODY, Duration.ofSeconds(90), "\"main\" WAITING", 0);

        assertThat(report.loss().cause()).isEqualTo(Cause.TIMED_OUT);
        assertThat(report.failure().trace())
                .startsWith("dev.vivace.TestTimedOut: Worker 2 was ended between tests: it took longer than 90 s")
                .endsWith("\"main\" WAITING");
    }

    @Test
    void showsTheLastWordsOfTheJvmWithoutColours() {
        Tail tail = new Tail();
        tail.append("x".repeat(10_000).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        tail.append("\u001b[31mno room\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));

        assertThat(tail.text()).hasSizeLessThan(9_000).endsWith("[31mno room").doesNotContain("\u001b");
    }

    private static String text(Ending ending) {
        return LossReport.lost(1, NOBODY, ending, 0).failure().trace();
    }

    private static Ending exited(int code) {
        return ending(Optional.empty(), Optional.empty(), code, Optional.empty());
    }

    private static Ending ending(
            Optional<Failure> caller, Optional<Failure> breakdown, int code, Optional<Path> crashReport) {
        return new Ending(
                false, caller, breakdown, Optional.of(new ExitStatus(code)), Optional.empty(), "", crashReport);
    }
}
