package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class WorkerSettingsTest {

    private final WorkerSettings plain = WorkerSettings.plain(Path.of("output"));

    @Test
    void limitTestsInASearch() {
        assertThat(plain.timeout()).isEmpty();
        assertThat(plain.forSearch().timeout()).contains(Duration.ofMinutes(2));
    }

    @Test
    void keepALimitThatSomebodySet() {
        Duration limit = Duration.ofMinutes(10);

        assertThat(plain.withTimeout(limit).forSearch().timeout()).contains(limit);
    }
}
