package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.report.RunReport.JvmSpan;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartedJvmsTest {

    @Test
    void endsAStartBeforeTheJvmBeganToWait() {
        StartedJvms jvms = new StartedJvms(RunListener.NONE, Instant.now());
        long pid = ProcessHandle.current().pid();
        jvms.workerStarted(1, pid, Duration.ZERO);
        jvms.workerStarted(2, pid, Duration.ofHours(1));

        List<JvmSpan> spans = jvms.spans();
        assertThat(spans.get(1).readyMillis()).isLessThan(spans.get(0).readyMillis());
    }
}
