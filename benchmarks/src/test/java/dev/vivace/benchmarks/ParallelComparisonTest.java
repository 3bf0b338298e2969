package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static dev.vivace.benchmarks.Verdict.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.vivace.benchmarks.TestAttempts.Attempt;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ParallelComparisonTest {

    private static final TestCase TEST = new TestCase("p.T", "p.T", "a");

    @Test
    void gainsTheMedianOfWhatNeighbouringRunsGain() {
        ParallelComparison comparison =
                comparison(runs(30, 60, 40), runs(24, 40, 20), runs(30, 30, 30), runs(20, 30, 40));

        assertThat(comparison.gain("surefire")).hasValue(1.5);
    }

    @Test
    void gainsOverTheBetterAlternative() {
        ParallelComparison comparison = comparison(runs(40), runs(24), runs(21), runs(20));

        assertThat(comparison.gain("surefire-fork2")).hasValue(1.2);
        assertThat(comparison.gainOverAlternatives()).hasValueCloseTo(1.05, within(1e-9));
    }

    @Test
    void comparesOnlyWithWhatIsPossible() {
        ParallelComparison comparison = withoutParallelClasses();

        assertThat(comparison.gain("surefire-parallel-classes")).isEmpty();
        assertThat(comparison.gainOverAlternatives()).hasValue(1.2);
    }

    @Test
    void showsWhatIsNotPossibleAndWhy() {
        assertThat(ParallelTable.of(List.of(withoutParallelClasses())))
                .contains("| sample | 2.00x | 1.20x | - | 1.20x | 0 | - | 0 |\n")
                .contains("| sample | 1 | 0 | 40.0 s, whole 41.0 s | 24.0 s, whole 25.0 s | - | 20.0 s, whole 21.0 s"
                        + " | 20.0 s |\n")
                .contains(
                        "surefire-parallel-classes has no times:\n- JUnit Vintage 5.9.2 runs one class after another");
    }

    @Test
    void showsHowFarRunsAreApartAndEachOfThem() {
        assertThat(ParallelTable.of(List.of(comparison(runs(30, 60), runs(24, 40), runs(30, 30), runs(20, 30)))))
                .startsWith("| subject | vs surefire |")
                .contains("| sample | 1.75x (1.50–2.00x) | 1.27x (1.20–1.33x) |")
                .contains("| sample | 1 | 0 | 45.0 s (30.0–60.0 s), whole 46.0 s |")
                .contains("| sample | surefire | 31.0, 61.0 | 30.0, 60.0 |\n");
    }

    @Test
    void hasToBeFasterWhereThatMatters() {
        Checks fast = ParallelChecks.of(List.of(comparison(runs(20), runs(20), runs(20), runs(10))));
        Checks slow = ParallelChecks.of(List.of(comparison(runs(20), runs(20), runs(20), runs(15))));
        Checks brief = ParallelChecks.of(List.of(comparison(runs(9), runs(9), runs(9), runs(10))));

        assertThat(fast.exitCode()).isZero();
        assertThat(slow.toString()).contains("at least 1.60x as fast", "**does not hold**, 1.33x over 1");
        assertThat(brief.toString()).contains("at least 0.95x as fast", "**does not hold**, 0.90x at the worst");
    }

    @Test
    void comparesNoTimesWithARunThatEndedEarly() {
        List<Measurement> ended = List.of(run(3, Verdicts.of(List.of()), List.of()));
        ParallelComparison comparison = comparison(runs(40), runs(24), ended, runs(20));

        assertThat(comparison.gain("surefire-parallel-classes")).isEmpty();
        assertThat(comparison.gainOverAlternatives()).hasValue(1.2);
        assertThat(comparison.obstacle("surefire-parallel-classes"))
                .hasValue("1 of 1 runs ended before every class had a report");
    }

    @Test
    void countsOnlySuitesThatTakeLongInTheMedian() {
        ParallelComparison fast = comparison(runs(19), runs(19), runs(19), runs(20));
        ParallelComparison slow = comparison(runs(20), runs(20), runs(20), runs(10));

        assertThat(ParallelTable.of(List.of(fast, slow)))
                .contains("over the 1 suites that take at least 20 s there: 2.00x.\n")
                .contains("Worst vs surefire: 0.95x, sample.\n");
    }

    @Test
    void findsATestThatIsSkippedSideBySide() {
        ParallelComparison comparison =
                comparison(runs(40), runs(24), runs(21), List.of(run(20, verdicts(SKIPPED), List.of())));

        assertThat(comparison.differences("vivace")).containsExactly(TEST);
        assertThat(comparison.isEqual()).isFalse();
        assertThat(ParallelTable.of(List.of(comparison)))
                .contains("sample: vivace differs:\n- p.T#a: passed in plain runs, skipped here\n");
    }

    @Test
    void mindsNoOtherVerdictsThanVivaces() {
        List<Measurement> racing = List.of(run(20, verdicts(FAILED), List.of()));
        ParallelComparison comparison = comparison(runs(40), racing, racing, runs(20));

        assertThat(comparison.differences("surefire-fork2")).containsExactly(TEST);
        assertThat(comparison.isEqual()).isTrue();
    }

    @Test
    void leavesOutATestOnWhichAFurtherPlainRunDiffers() {
        ParallelComparison comparison = new ParallelComparison(
                subject("junit:junit:4.13.2"),
                Map.of(
                        "surefire", runs(40),
                        "surefire-fork2", runs(24),
                        "surefire-parallel-classes", runs(21),
                        "vivace", List.of(run(20, verdicts(FAILED), List.of()))),
                List.of(run(40, verdicts(FAILED), List.of())));

        assertThat(comparison.isEqual()).isTrue();
        assertThat(ParallelTable.of(List.of(comparison)))
                .contains("sample: left out, for plain runs differ:\n- p.T#a: passed or failed\n");
    }

    @Test
    void countsWhatIsRedAfterEachStage() {
        TestAttempts raced = new TestAttempts(
                List.of(new Attempt(Stage.PARALLEL, FAILED), new Attempt(Stage.ALONE, PASSED)), Set.of("raced"));
        TestAttempts red = new TestAttempts(
                Stream.of(Stage.values())
                        .map(stage -> new Attempt(stage, FAILED))
                        .toList(),
                Set.of());
        TestAttempts apart = new TestAttempts(
                List.of(new Attempt(Stage.CLASS, FAILED), new Attempt(Stage.SUITE, PASSED)),
                Set.of("needs-earlier-classes"));
        ParallelComparison comparison = comparison(
                runs(40, 40),
                runs(24, 24),
                runs(21, 21),
                List.of(run(20, verdicts(PASSED), List.of(raced, red, apart)), run(20)));

        assertThat(StageTable.of(List.of(comparison)))
                .contains("| sample | 2 | 0 | 0 | 0 | 0 to 2 | 0 to 1 | 0 to 2 | 0 to 1 | 0 to 1 | 0 | 0 to 1 |\n");
    }

    @Test
    void refusesToGuessHowLongTheTestPhaseWas() {
        Measurement untold = new Measurement(
                Duration.ofSeconds(40),
                Optional.empty(),
                Usage.UNKNOWN,
                new SurefireReports(verdicts(PASSED), Duration.ZERO),
                Optional.empty(),
                new Boundaries(List.of()));
        ParallelComparison comparison = comparison(List.of(untold), runs(24), runs(21), runs(20));

        assertThatThrownBy(() -> comparison.gain("surefire")).isInstanceOf(ComparisonFailure.class);
    }

    private static ParallelComparison withoutParallelClasses() {
        Map<String, List<Measurement>> runs =
                new HashMap<>(comparison(runs(40), runs(24), runs(21), runs(20)).runs());
        runs.remove("surefire-parallel-classes");
        return new ParallelComparison(subject("org.junit.vintage:junit-vintage-engine:5.9.2"), runs, List.of());
    }

    private static ParallelComparison comparison(
            List<Measurement> surefire,
            List<Measurement> twoJvms,
            List<Measurement> parallelClasses,
            List<Measurement> vivace) {
        return new ParallelComparison(
                subject("junit:junit:4.13.2"),
                Map.of(
                        "surefire", surefire,
                        "surefire-fork2", twoJvms,
                        "surefire-parallel-classes", parallelClasses,
                        "vivace", vivace),
                List.of());
    }

    private static Subject subject(String dependency) {
        return new Subject(
                "sample",
                Coordinates.parse("g:a:1"),
                List.of(Coordinates.parse(dependency)),
                "",
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty());
    }

    private static List<Measurement> runs(long... seconds) {
        return LongStream.of(seconds).mapToObj(ParallelComparisonTest::run).toList();
    }

    private static Measurement run(long seconds) {
        return run(seconds, verdicts(PASSED), List.of());
    }

    /** A run whose test phase takes so long, and Maven another second. */
    private static Measurement run(long seconds, Verdicts verdicts, List<TestAttempts> attempts) {
        return new Measurement(
                Duration.ofSeconds(seconds + 1),
                Optional.of(Duration.ofSeconds(seconds)),
                Usage.UNKNOWN,
                new SurefireReports(verdicts, Duration.ZERO),
                Optional.of(new RunJson(Duration.ofSeconds(seconds), 2, verdicts, verdicts, attempts, List.of())),
                new Boundaries(List.of()));
    }

    private static Verdicts verdicts(Verdict verdict) {
        return Verdicts.of(List.of(Map.entry(TEST, verdict)));
    }
}
