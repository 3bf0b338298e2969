package dev.vivace.engine.report.terminal;

import static dev.vivace.engine.report.terminal.Results.failed;
import static dev.vivace.engine.report.terminal.Results.passed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private static final Instant START = Instant.EPOCH;
    private static final TestOrder ORDER = TestOrder.of("a.A#one", "a.A#two", "b.B#three", "b.B#four");

    @Test
    void estimatesNothingWithoutHistory() {
        assertThat(progress(Map.of()).remaining(START)).isEmpty();
    }

    @Test
    void estimatesFromHistory() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two", "b.B#three", "b.B#four"));
        progress.finished(passed("a.A#one"));

        assertThat(progress.remaining(START.plusSeconds(10))).contains(Duration.ofSeconds(30));
        assertThat(progress.fraction(START.plusSeconds(10))).isEqualTo(0.25);
    }

    @Test
    void countsOnlyTheRestOfARunningTest() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two", "b.B#three", "b.B#four"));
        progress.started(1, TestId.parse("a.A#one"), START);

        assertThat(progress.remaining(START.plusSeconds(4))).contains(Duration.ofSeconds(36));
        assertThat(progress.remaining(START.plusSeconds(60))).contains(Duration.ofSeconds(30));
    }

    @Test
    void expectsTheRestToBeAsMuchSlowerAsTheBeginning() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two", "b.B#three", "b.B#four"));
        progress.finished(passed("a.A#one"));

        assertThat(progress.remaining(START.plusSeconds(20))).contains(Duration.ofSeconds(60));
    }

    @Test
    void assumesTheAverageForANewTest() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two"));

        assertThat(progress.remaining(START)).contains(Duration.ofSeconds(40));
    }

    @Test
    void addsUpTheInvocationsOfAMethod() {
        Progress progress = new Progress(
                TestOrder.of("a.A#many"), new Expectation(usually(2, "a.A#many[1]", "a.A#many[2]")), START);

        assertThat(progress.remaining(START)).contains(Duration.ofSeconds(4));
    }

    @Test
    void countsAnewWhereTheSuiteRunsAgainInOneJvm() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two", "b.B#three", "b.B#four"));
        progress.started(1, TestId.parse("b.B#four"), START);
        progress.stageBegan(Stage.SUITE, 4);
        progress.started(2, TestId.parse("a.A#one"), START);
        progress.started(3, TestId.parse("a.A#two[1]"), START);
        progress.started(3, TestId.parse("a.A#two[2]"), START);

        assertThat(progress.counts()).isEqualTo("2 of 4 tests again");
        assertThat(progress.fraction(START)).isEqualTo(0.5);
        assertThat(progress.remaining(START)).isEmpty();
        assertThat(progress.running()).extracting(Progress.Running::id).containsExactly(TestId.parse("a.A#two[2]"));
    }

    @Test
    void countsOnAsBeforeWhenTheSuiteHasRunAgain() {
        Progress progress = progress(usually(10, "a.A#one", "a.A#two"));
        progress.finished(failed("a.A#one", "no"));
        progress.stageBegan(Stage.SUITE, 1);
        progress.started(2, TestId.parse("a.A#one"), START);
        progress.stageEnded();

        assertThat(progress.counts()).isEqualTo("1 of 4 tests");
        assertThat(progress.running()).isEmpty();
    }

    @Test
    void showsOnlyTheLatestOfThoseThatAreAskedAgain() {
        Progress progress = progress(Map.of());
        progress.stageBegan(Stage.CLASS, 2);
        progress.started(2, TestId.parse("a.A#one"), START);
        progress.started(3, TestId.parse("a.A#two"), START);

        assertThat(progress.running()).extracting(Progress.Running::id).containsExactly(TestId.parse("a.A#two"));
    }

    @Test
    void forgetsThatATestWasRedWhenItPassesLater() {
        Progress progress = progress(Map.of());
        progress.finished(failed("a.A#one", "no"));
        progress.finished(passed("a.A#one"));

        assertThat(progress.red()).isZero();
        assertThat(progress.done()).isEqualTo(1);
    }

    private static Progress progress(Map<TestId, Duration> expected) {
        return new Progress(ORDER, new Expectation(expected), START);
    }

    private static Map<TestId, Duration> usually(int seconds, String... ids) {
        return TestOrder.of(ids).tests().stream()
                .collect(Collectors.toMap(id -> id, id -> Duration.ofSeconds(seconds)));
    }
}
