package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandTest {

    @TempDir
    private Path directory;

    @Test
    void asksACommandToEndThatTakesTooLong() {
        Command.Finished finished =
                new Command(directory, List.of("sleep", "60")).run(directory.resolve("log"), Duration.ofMillis(50));

        assertThat(finished.cut()).isTrue();
        assertThat(finished.wall()).isLessThan(Duration.ofSeconds(30));
    }

    @Test
    void leavesACommandAloneThatEndsInTime() {
        Command.Finished finished =
                new Command(directory, List.of("true")).run(directory.resolve("log"), Duration.ofMinutes(1));

        assertThat(finished.cut()).isFalse();
        assertThat(finished.exitCode()).isZero();
    }
}
