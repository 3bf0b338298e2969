package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LoadingTimeTest {

    @Test
    void readsTheLastColumn() {
        String said = "Loaded  Bytes  Unloaded  Bytes     Time   \n  1460  3290.0        0     0.0       0.36\n";

        assertThat(LoadingTime.parsed(said)).contains(Duration.ofMillis(360));
    }

    @Test
    void readsACommaWherePeopleWriteOne() {
        assertThat(LoadingTime.parsed("Time\n 12,05")).contains(Duration.ofMillis(12_050));
    }

    @Test
    void knowsNothingWhereTheProgramSaysSomethingElse() {
        assertThat(LoadingTime.parsed("file not found: 7.hsperf")).isEmpty();
        assertThat(LoadingTime.parsed("Time\n -")).isEmpty();
    }
}
