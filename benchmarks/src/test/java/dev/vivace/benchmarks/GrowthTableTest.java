package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GrowthTableTest {

    private static final Verdicts NOTHING = Verdicts.of(List.of());

    @Test
    void marksWhatWasNotMeasured() {
        GrowthComparison small = new GrowthComparison(
                100,
                Map.of(
                        "surefire", List.of(run(4)),
                        "surefire-per-class", List.of(run(60)),
                        "vivace-process", List.of(run(40)),
                        "vivace-reset", List.of(run(5)),
                        "vivace", List.of(run(2))));
        GrowthComparison large = new GrowthComparison(
                1000, Map.of("surefire", List.of(run(9)), "vivace-reset", List.of(run(10)), "vivace", List.of(run(6))));

        assertThat(GrowthTable.of(List.of(small, large)))
                .contains("| 100 | 4.0 s | 60.0 s | 40.0 s | 5.0 s | 2.0 s | 2.00x |\n")
                .contains("| 1000 | 9.0 s | ~600.0 s | ~400.0 s | 10.0 s | 6.0 s | 1.50x |\n");
    }

    @Test
    void tellsWhatTheStagesTake() {
        GrowthComparison comparison = new GrowthComparison(
                10, Map.of("surefire", List.of(run(4)), "vivace-reset", List.of(run(5)), "vivace", List.of(run(6))));

        assertThat(GrowthTable.of(List.of(comparison)))
                .contains("| 10 | vivace | 2.0 s | 3.0 s | 1.0 s | 300.0 ms |\n")
                .contains("| 10 | 7 MB | - | - | 7 MB | 7 MB |\n");
    }

    /** All but two seconds of it are the test phase, and all but one of that are tests. */
    private static Measurement run(int seconds) {
        return new Measurement(
                Duration.ofSeconds(seconds),
                Optional.of(Duration.ofSeconds(seconds - 2)),
                new Usage(Duration.ZERO, 7_000_000),
                new SurefireReports(NOTHING, Duration.ZERO),
                Optional.of(new RunJson(
                        Duration.ofSeconds(Math.max(0, seconds - 3)), 1, NOTHING, NOTHING, List.of(), List.of())),
                new Boundaries(List.of()));
    }
}
