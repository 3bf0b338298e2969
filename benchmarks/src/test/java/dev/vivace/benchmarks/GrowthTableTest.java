package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowthTableTest {

    private static final Verdicts NOTHING = Verdicts.of(List.of());

    @Test
    void marksWhatWasNotMeasuredAndCountsTheStartOfMavenOnce() {
        GrowthComparison tiny = measured(10, 3, 9, 8, 4, 3);
        GrowthComparison small = measured(100, 4, 63, 44, 5, 2);
        GrowthComparison large = measured(1000, 9, 10, 6);

        assertThat(GrowthTable.of(List.of(tiny, small, large)))
                .contains("| 100 | 2.00x | 4.0 s | 63.0 s | 44.0 s | 5.0 s | 2.0 s |\n")
                .contains("| 1000 | 1.50x | 9.0 s | ~603.0 s | ~404.0 s | 10.0 s | 6.0 s |\n");
    }

    @Test
    void extrapolatesNothingFromASingleSuite() {
        assertThat(GrowthTable.of(List.of(measured(100, 4, 63, 44, 5, 2), measured(1000, 9, 10, 6))))
                .contains("| 1000 | 1.50x | 9.0 s | - | - | 10.0 s | 6.0 s |\n");
    }

    @Test
    void tellsWhatTheStagesTake() {
        assertThat(GrowthTable.of(List.of(measured(10, 4, 5, 6))))
                .contains("| 10 | vivace | 2.0 s | 3.0 s | 1.0 s | 300.0 ms |\n")
                .contains("| 10 | 7 MB | - | - | 7 MB | 7 MB |\n");
    }

    @Test
    void doesNotTakeUnknownMemoryForNone() {
        GrowthComparison unseen = new GrowthComparison(
                10,
                Map.of(
                        "surefire", List.of(run(4, OptionalLong.empty())),
                        "vivace-reset", List.of(run(5, OptionalLong.empty())),
                        "vivace", List.of(run(6, OptionalLong.empty()))));

        assertThat(GrowthTable.of(List.of(unseen))).contains("| 10 | - | - | - | - | - |\n");
    }

    @Test
    void mindsClassesThatCostMoreInALargerSuite() {
        GrowthComparison small = measured(10, 4, 12, 12);

        assertThat(GrowthTable.checks(List.of(small, measured(100, 4, 102, 92))).exitCode())
                .isZero();
        assertThat(GrowthTable.checks(List.of(small, measured(100, 4, 102, 132)))
                        .toString())
                .contains("a class of 100 costs vivace-reset at most 1.2 times what one of 10 does: holds,")
                .contains("a class of 100 costs vivace at most 1.2 times what one of 10 does: **does not hold**,"
                        + " 1300.0 ms after 1000.0 ms");
    }

    /** By Surefire in one JVM, then, where there are five, with a JVM per class and ours so, then by resets and as it comes. */
    private static GrowthComparison measured(int classes, int... seconds) {
        List<String> names =
                seconds.length == 5 ? GrowthComparison.CONTENDERS : List.of("surefire", "vivace-reset", "vivace");
        return new GrowthComparison(
                classes,
                IntStream.range(0, names.size())
                        .boxed()
                        .collect(Collectors.toMap(
                                names::get, i -> List.of(run(seconds[i], OptionalLong.of(7_000_000))))));
    }

    /** All but two seconds of it are the test phase, and all but one of that are tests. */
    private static Measurement run(int seconds, OptionalLong memory) {
        return new Measurement(
                Duration.ofSeconds(seconds),
                Optional.of(Duration.ofSeconds(seconds - 2)),
                new Usage(Duration.ZERO, memory),
                new SurefireReports(NOTHING, Duration.ZERO),
                Optional.of(new RunJson(
                        Duration.ofSeconds(Math.max(0, seconds - 3)), 1, NOTHING, NOTHING, List.of(), List.of())),
                new Boundaries(List.of()));
    }
}
