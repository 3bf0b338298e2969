package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.benchmarks.Boundaries.Boundary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundariesTest {

    @Test
    void readsWhatVivacePrintsFromTheShortestToTheLongest(@TempDir Path directory) throws IOException {
        Path log = Files.writeString(
                directory.resolve("log"),
                """
                Note: Forgotten in 12.345 ms: p.T.
                  p.T  3 passed
                Note: Forgotten in 0.007 ms: p.q.U$V.
                """);

        assertThat(Boundaries.read(log).all())
                .containsExactly(
                        new Boundary("p.q.U$V", Duration.ofNanos(7_000)),
                        new Boundary("p.T", Duration.ofNanos(12_345_000)));
    }

    @Test
    void knowsWhatMostDoNotExceed() {
        Boundaries boundaries = new Boundaries(IntStream.rangeClosed(1, 200)
                .mapToObj(i -> new Boundary("p.T" + i, Duration.ofMillis(i)))
                .toList());

        assertThat(List.of(50, 99, 100))
                .extracting(percent -> boundaries.percentile(percent).className())
                .containsExactly("p.T100", "p.T198", "p.T200");
    }
}
