package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void isEqualWhenEveryVerdictIs() {
        Comparison comparison = comparison(List.of(run(PASSED, FAILED)), List.of(run(PASSED, FAILED)));

        assertThat(comparison.isEqual()).isTrue();
    }

    @Test
    void findsAnotherVerdict() {
        Comparison comparison = comparison(List.of(run(PASSED, FAILED)), List.of(run(PASSED, PASSED)));

        assertThat(comparison.differences()).containsExactly(test(1));
        assertThat(comparison.isEqual()).isFalse();
    }

    @Test
    void exceedsALimitByAHundredth() {
        Comparison comparison = comparison(List.of(lasting(100)), List.of(lasting(106)));

        assertThat(comparison.isWithin(1.05)).isFalse();
        assertThat(comparison.isWithin(1.06)).isTrue();
    }

    @Test
    void findsAMissingTest() {
        assertThat(comparison(List.of(run(PASSED, PASSED)), List.of(run(PASSED)))
                        .differences())
                .containsExactly(test(1));
    }

    @Test
    void findsAnAdditionalTest() {
        assertThat(comparison(List.of(run(PASSED)), List.of(run(PASSED, PASSED)))
                        .differences())
                .containsExactly(test(1));
    }

    @Test
    void comparesNamesWithoutIdentityHashes() {
        TestCase there = new TestCase("p.T", "p.T", "read(Path)[2] p.T$$Lambda/0x0000000800c03000@5e8c92f4");
        TestCase here = new TestCase("p.T", "p.T", "read(Path)[2] p.T$$Lambda/0x0000000801003a20@1f");

        assertThat(comparison(
                                List.of(measurement(1, Verdicts.of(List.of(Map.entry(there, PASSED))))),
                                List.of(measurement(1, Verdicts.of(List.of(Map.entry(here, PASSED))))))
                        .isEqual())
                .isTrue();
    }

    @Test
    void excusesATestOnWhichSurefireDiffersFromItself() {
        Comparison comparison = comparison(List.of(run(PASSED), run(FAILED)), List.of(run(FAILED), run(FAILED)));

        assertThat(comparison.isEqual()).isTrue();
        assertThat(comparison.excused()).containsExactly(test(0));
        assertThat(comparison.unsteady()).containsExactly(test(0));
    }

    @Test
    void excusesATestThatIsKnownToBeFlaky() {
        Subject subject = subject(Map.of("p.T#0", "uses the clock"));
        Comparison comparison = new Comparison(subject, List.of(run(PASSED)), List.of(run(FAILED)));

        assertThat(comparison.isEqual()).isTrue();
        assertThat(comparison.excused()).containsExactly(test(0));
    }

    @Test
    void excusesEveryInvocationOfAMethodThatIsKnownToBeFlaky() {
        Subject subject = subject(Map.of("p.T#zones(Locale)", "skips some"));
        TestCase invocation = new TestCase("p.T", "p.T", "zones(Locale)[12]");
        TestCase other = new TestCase("p.T", "p.T", "zones(String)[12]");

        Comparison comparison = new Comparison(
                subject,
                List.of(measurement(1, Verdicts.of(List.of(Map.entry(invocation, PASSED), Map.entry(other, PASSED))))),
                List.of(measurement(1, Verdicts.of(List.of(Map.entry(invocation, FAILED), Map.entry(other, FAILED))))));

        assertThat(comparison.excused()).containsExactly(invocation);
        assertThat(comparison.differences()).containsExactly(other);
    }

    @Test
    void findsAClassOnWhichTheOwnRecordDisagreesWithTheReports() {
        Measurement run = new Measurement(
                Duration.ofSeconds(1),
                Optional.empty(),
                Usage.UNKNOWN,
                new SurefireReports(verdicts(PASSED), Duration.ZERO),
                Optional.of(new RunJson(Duration.ZERO, 1, verdicts(FAILED), verdicts(PASSED), List.of(), List.of())),
                new Boundaries(List.of()));
        Comparison comparison = comparison(List.of(run(PASSED)), List.of(run));

        assertThat(comparison.disagreements()).containsExactly("p.T");
        assertThat(comparison.isEqual()).isFalse();
    }

    @Test
    void dividesMedians() {
        List<Measurement> surefire = List.of(lasting(10), lasting(2), lasting(4));
        List<Measurement> vivace = List.of(lasting(3), lasting(5), lasting(100));

        assertThat(comparison(surefire, vivace).ratio()).isEqualTo(1.25);
    }

    @Test
    void showsWhatDiffersBelowTheTable() {
        Comparison comparison = comparison(List.of(run(PASSED)), List.of(run(FAILED)));

        assertThat(Table.of(List.of(comparison)))
                .contains("| sample | 1 | 0 | 0 | 1 | 1.0 s | 0.0 s | 1.0 s | 0.0 s | 1.00 |\n")
                .contains("sample: differs from Surefire:\n- p.T#0: Surefire passed, Vivace failed\n");
    }

    private static Comparison comparison(List<Measurement> surefire, List<Measurement> vivace) {
        return new Comparison(subject(Map.of()), surefire, vivace);
    }

    private static Subject subject(Map<String, String> flaky) {
        return new Subject(
                "sample",
                Coordinates.parse("g:a:1"),
                List.of(),
                "",
                List.of(),
                List.of(),
                Map.of(),
                flaky,
                Optional.empty());
    }

    private static Measurement run(Verdict... verdicts) {
        return measurement(1, verdicts(verdicts));
    }

    private static Measurement lasting(long seconds) {
        return measurement(seconds, verdicts());
    }

    private static Measurement measurement(long seconds, Verdicts verdicts) {
        return new Measurement(
                Duration.ofSeconds(seconds),
                Optional.empty(),
                Usage.UNKNOWN,
                new SurefireReports(verdicts, Duration.ZERO),
                Optional.empty(),
                new Boundaries(List.of()));
    }

    private static Verdicts verdicts(Verdict... verdicts) {
        List<Verdict> list = List.of(verdicts);
        return Verdicts.of(IntStream.range(0, list.size())
                .mapToObj(i -> Map.entry(test(i), list.get(i)))
                .toList());
    }

    private static TestCase test(int number) {
        return new TestCase("p.T", "p.T", Integer.toString(number));
    }
}
