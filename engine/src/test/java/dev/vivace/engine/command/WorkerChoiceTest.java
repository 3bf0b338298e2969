package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.WorkerChoice.Possible;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Pace;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A suite of 100 tests on a machine with two processors that may have eight workers. */
class WorkerChoiceTest {

    private static final Possible EIGHT = Possible.upTo(8);

    @Test
    void knowsNothingOfASuiteThatItNeverSaw() {
        assertThat(chosen()).isEmpty();
    }

    @Test
    void knowsNothingOfASuiteOfAnotherSize() {
        assertThat(WorkerChoice.of(List.of(new Pace(2, Compilation.FULL, 60, seconds(50), seconds(60))), 100, 2, EIGHT))
                .isEmpty();
    }

    @Test
    void knowsNothingOfAMachineWithMoreProcessors() {
        assertThat(chosen(pace(2, 50, 300))).isEmpty();
    }

    @Test
    void staysWithWhatUsesTheProcessorsWell() {
        assertThat(workers(pace(2, 50, 75))).isEqualTo(2);
    }

    @Test
    void triesMoreWhereProcessorsAreIdle() {
        assertThat(workers(pace(2, 50, 20))).isEqualTo(4);
        assertThat(workers(pace(2, 50, 20), pace(4, 25, 20))).isEqualTo(8);
        assertThat(workers(pace(2, 50, 20), pace(4, 25, 20), pace(8, 13, 8))).isEqualTo(8);
    }

    @Test
    void triesFewerWhereNoProcessorIs() {
        assertThat(workers(pace(2, 50, 99), quick(2, 60, 99))).isOne();
        assertThat(workers(pace(2, 50, 99), quick(2, 40, 79))).isEqualTo(2);
    }

    @Test
    void triesToCompileLessWhereJvmsDoMuchBesideTheirTests() {
        assertThat(chosen(pace(1, 50, 75)).orElseThrow())
                .returns(2, WorkerChoice::workers)
                .returns(Compilation.QUICK, WorkerChoice::compilation);
        assertThat(chosen(pace(2, 50, 99)).orElseThrow())
                .returns(2, WorkerChoice::workers)
                .returns(Compilation.QUICK, WorkerChoice::compilation);
        assertThat(chosen(pace(1, 50, 61)).orElseThrow().compilation()).isEqualTo(Compilation.FULL);
    }

    @Test
    void triesToCompileAsUsualWhereItNeverDid() {
        assertThat(chosen(quick(2, 40, 70)).orElseThrow())
                .returns(2, WorkerChoice::workers)
                .returns(Compilation.FULL, WorkerChoice::compilation);
    }

    @Test
    void compilesLessWhereThatIsFaster() {
        assertThat(chosen(pace(1, 50, 75), quick(2, 40, 70)).orElseThrow().compilation())
                .isEqualTo(Compilation.QUICK);
        assertThat(chosen(pace(1, 50, 75), quick(2, 49, 70)).orElseThrow())
                .returns(1, WorkerChoice::workers)
                .returns(Compilation.FULL, WorkerChoice::compilation);
    }

    @Test
    void takesTheFastest() {
        assertThat(workers(pace(2, 50, 99), quick(2, 60, 99), pace(1, 60, 80))).isEqualTo(2);
        assertThat(workers(pace(2, 50, 99), pace(1, 40, 49))).isOne();
        assertThat(workers(pace(2, 50, 20), pace(4, 60, 20))).isEqualTo(2);
    }

    @Test
    void prefersFewerWhereMoreAreHardlyFaster() {
        assertThat(workers(pace(2, 50, 99), quick(2, 60, 99), pace(1, 51, 80))).isOne();
    }

    @Test
    void goesByTheLastRuns() {
        assertThat(workers(
                        pace(1, 10, 15),
                        quick(2, 70, 90),
                        pace(2, 50, 90),
                        pace(1, 60, 80),
                        pace(1, 99, 99),
                        pace(1, 61, 80)))
                .isEqualTo(2);
    }

    @Test
    void saysWhy() {
        assertThat(chosen(pace(2, 50, 20)).orElseThrow().sentence().orElseThrow())
                .isEqualTo("4 workers run classes side by side, to see whether that is faster:"
                        + " with 2, 0.4 of 2 processors were busy; --workers says otherwise.");
        assertThat(chosen(pace(2, 50, 99), pace(1, 40, 49))
                        .orElseThrow()
                        .sentence()
                        .orElseThrow())
                .isEqualTo("One worker runs all, which took 40.0 s before, and 50.0 s with 2;"
                        + " --workers says otherwise.");
    }

    @Test
    void saysHowJvmsCompile() {
        assertThat(chosen(pace(1, 50, 75), quick(2, 40, 70))
                        .orElseThrow()
                        .sentence()
                        .orElseThrow())
                .isEqualTo("2 workers run classes side by side, with HotSpot's first compiler alone, which took 40.0 s"
                        + " before, and 50.0 s with 1; --workers says otherwise.");
    }

    @Test
    void triesOnlyToCompileLessWhereTheNumberIsGiven() {
        assertThat(given(1, pace(1, 50, 55)))
                .returns(1, WorkerChoice::workers)
                .returns(Compilation.QUICK, WorkerChoice::compilation);
        assertThat(given(1, pace(1, 50, 45)).compilation()).isEqualTo(Compilation.FULL);
        assertThat(given(2, pace(2, 50, 20)))
                .returns(2, WorkerChoice::workers)
                .returns(Compilation.FULL, WorkerChoice::compilation);
        assertThat(given(2, pace(2, 50, 99), quick(2, 60, 99)))
                .returns(2, WorkerChoice::workers)
                .returns(Compilation.FULL, WorkerChoice::compilation);
    }

    @Test
    void goesByRunsWithTheNumberThatIsGiven() {
        assertThat(WorkerChoice.of(List.of(pace(1, 50, 75), quick(1, 40, 70)), 100, 2, Possible.exactly(2)))
                .isEmpty();
    }

    @Test
    void saysOfAGivenNumberOnlyHowJvmsCompile() {
        assertThat(given(1, pace(1, 50, 75), quick(1, 40, 70)).sentence())
                .contains("One worker runs all, with HotSpot's first compiler alone, which took 40.0 s before,"
                        + " and 50.0 s with 1.");
        assertThat(given(2, pace(2, 50, 60)).sentence()).isEmpty();
    }

    @Test
    void waitsForWorkWhereNoTimeIsKnown() {
        assertThat(WorkerChoice.byTime(Optional.empty(), 2).tentative()).isTrue();
        assertThat(WorkerChoice.byTime(Optional.empty(), 2).sentence())
                .hasValueSatisfying(said -> assertThat(said).startsWith("Up to 2 workers"));
    }

    @Test
    void goesByTheTimeThatIsExpected() {
        assertThat(WorkerChoice.byTime(Optional.of(seconds(5)), 2).workers()).isOne();
        assertThat(WorkerChoice.byTime(Optional.of(seconds(50)), 2))
                .returns(2, WorkerChoice::workers)
                .returns(false, WorkerChoice::tentative);
    }

    @Test
    void saysNothingWhereThereIsNoChoice() {
        assertThat(WorkerChoice.byTime(Optional.empty(), 1).sentence()).isEmpty();
    }

    private static int workers(Pace... known) {
        return chosen(known).orElseThrow().workers();
    }

    private static WorkerChoice given(int workers, Pace... known) {
        return WorkerChoice.of(List.of(known), 100, 2, Possible.exactly(workers))
                .orElseThrow();
    }

    private static Optional<WorkerChoice> chosen(Pace... known) {
        return WorkerChoice.of(Stream.of(known).toList(), 100, 2, EIGHT);
    }

    private static Pace pace(int workers, int wallSeconds, int cpuSeconds) {
        return new Pace(workers, Compilation.FULL, 100, seconds(wallSeconds), seconds(cpuSeconds));
    }

    private static Pace quick(int workers, int wallSeconds, int cpuSeconds) {
        return pace(workers, wallSeconds, cpuSeconds).with(Compilation.QUICK);
    }

    private static Duration seconds(int count) {
        return Duration.ofSeconds(count);
    }
}
