package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.Jdks;
import dev.vivace.worker.protocol.Protocol;
import dev.vivace.worker.samples.Simple;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkerTest {

    @ParameterizedTest
    @CsvSource({"17, junit-5.8", "17, junit-5.13", "17, junit-6.1", "25, junit-5.8", "25, junit-6.1"})
    void reportsEveryWayInWhichATestCanEnd(int jdk, String matrix) throws Exception {
        try (WorkerProcess worker = WorkerProcess.start(Jdks.home(jdk), matrix, Map.of(), List.of())) {
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
