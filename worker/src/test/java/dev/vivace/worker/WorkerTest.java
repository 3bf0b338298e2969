package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.Protocol;
import dev.vivace.worker.samples.Simple;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkerTest {

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void reportsEveryWayInWhichATestCanEnd(String matrix) throws Exception {
        try (WorkerProcess worker = WorkerProcess.start(matrix)) {
            worker.discover(Simple.class);
            Recording run = worker.runAll();
            assertThat(run.testEvents())
                    .containsExactly(
                            "started Simple#aborts",
                            "aborted Simple#aborts",
                            "started Simple#errs",
                            "failed Simple#errs",
                            "started Simple#fails",
                            "failed Simple#fails",
                            "started Simple#passes",
                            "passed Simple#passes",
                            "skipped Simple#rests: for a reason");
            assertThat(run.output("out:Simple#passes")).isEqualTo("to out" + System.lineSeparator());
            assertThat(run.output("err:Simple#passes")).isEqualTo("to err");
            assertThat(run.greetedVersion()).isEqualTo(Protocol.VERSION);
            assertThat(worker.exit()).isZero();
        }
    }
}
