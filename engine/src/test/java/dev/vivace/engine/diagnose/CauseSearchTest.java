package dev.vivace.engine.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.DiagnosisTimes;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CauseSearchTest {

    private final ScriptedRunner runner = new ScriptedRunner();
    private Instant now = Instant.EPOCH;

    @Test
    void findsWhoCleansUpAfterThePolluter() {
        runner.with("A#cleans").with("B#pollutes").with("C#bystander").with("D#victim", redUnlessCleanedBy("A#cleans"));

        assertThat(victim(false).polluters())
                .containsExactly(new Diagnosis.Polluter(tests("B#pollutes"), List.of(tests("A#cleans")), false));
    }

    @Test
    void findsTestsThatOnlyCleanUpTogether() {
        runner.with("A#one")
                .with("A#two")
                .with("A#three")
                .with("B#pollutes")
                .with("D#victim", redUnlessCleanedBy("A#one", "A#three"));

        assertThat(victim(false).helpers()).containsExactly(tests("A#one", "A#three"));
    }

    @Test
    void findsThatTheVictimCleansUpForItself() {
        runner.with("B#pollutes").with("D#victim", redUnlessCleanedBy("D#victim"));

        assertThat(victim(false).helpers()).containsExactly(tests("D#victim"));
    }

    @Test
    void findsThatThePolluterCleansUpWhenItRunsAgain() {
        TestId polluter = TestId.parse("B#pollutes");
        runner.with("B#pollutes").with("D#victim", before -> red(Collections.frequency(before, polluter) == 1));

        assertThat(victim(false).helpers()).containsExactly(tests("B#pollutes"));
    }

    @Test
    void namesEveryPolluterWhereAllAreWanted() {
        runner.with("B#pollutes").with("C#pollutesToo").with("D#victim", before -> red(!before.isEmpty()));

        assertThat(victim(true).polluters())
                .extracting(Diagnosis.Polluter::tests)
                .containsExactly(tests("B#pollutes"), tests("C#pollutesToo"));
        assertThat(victim(true).helpers()).isEmpty();
    }

    @Test
    void findsEveryoneWhoPreparesABrittleTest() {
        runner.with("A#prepares")
                .with("B#preparesToo")
                .with("C#bystander")
                .with(
                        "D#brittle",
                        before -> red(!before.contains(TestId.parse("A#prepares"))
                                && !before.contains(TestId.parse("B#preparesToo"))));
        Finding brittle = finding(Finding.Kind.BRITTLE, order("A#prepares", "D#brittle"), order("D#brittle"));

        assertThat(search(false).of(brittle).stateSetters())
                .containsExactly(tests("A#prepares"), tests("B#preparesToo"));
    }

    @Test
    void asksOnlySomeOfManyOtherClassesWhereATestIsKnownThatPrepares() {
        AtomicInteger runs = new AtomicInteger();
        runner.with("A#prepares").with("D#brittle", before -> red(!before.contains(TestId.parse("A#prepares"))));
        IntStream.range(0, 500)
                .forEach(i -> runner.with("C" + i + "#bystander", before -> {
                    runs.incrementAndGet();
                    return Outcome.PASSED;
                }));
        Finding brittle = finding(Finding.Kind.BRITTLE, order("A#prepares", "D#brittle"), order("D#brittle"));

        search(false).of(brittle);
        assertThat(runs).hasValue(100);

        search(true).of(brittle);
        assertThat(runs).hasValue(600);
    }

    @Test
    void tellsWhenTheFirstAndWhenAllWereFound() {
        runner.with("A#cleans").with("B#pollutes").with("C#bystander").with("D#victim", redUnlessCleanedBy("A#cleans"));

        DiagnosisTimes times = victim(true).times();

        DiagnosisTimes.Span polluters = times.polluters().orElseThrow();
        DiagnosisTimes.Span cleaners = times.cleaners().orElseThrow();
        assertThat(List.of(
                        polluters.first().orElseThrow(),
                        polluters.all(),
                        cleaners.first().orElseThrow(),
                        cleaners.all()))
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(times.stateSetters()).isEmpty();
    }

    @Test
    void tellsHowLongItLookedForACleanerInVain() {
        runner.with("B#pollutes").with("D#victim", redUnlessCleanedBy("A#cleans"));

        assertThat(victim(false).times().cleaners().orElseThrow().first()).isEmpty();
    }

    @Test
    void doesNotAskTheWholeSuiteAgainForAnotherVictimThatNobodyCleansUpFor() {
        AtomicInteger asked = new AtomicInteger();
        runner.with("A#bystander", before -> red(asked.incrementAndGet() < 0))
                .with("B#pollutes")
                .with("D#victim", redUnlessCleanedBy("X#nobody"))
                .with("E#victim", redUnlessCleanedBy("X#nobody"));
        CauseSearch search = search(false);
        search.of(finding(Finding.Kind.VICTIM, order("D#victim"), order("B#pollutes", "D#victim")));
        int before = asked.getAndSet(0);
        search.of(finding(Finding.Kind.VICTIM, order("E#victim"), order("B#pollutes", "E#victim")));

        assertThat(before).isPositive();
        assertThat(asked).hasValue(0);
    }

    private Diagnosis victim(boolean all) {
        return search(all).of(finding(Finding.Kind.VICTIM, order("D#victim"), order("B#pollutes", "D#victim")));
    }

    private CauseSearch search(boolean all) {
        return new CauseSearch(
                runner.catalog(), runner, new CauseSearch.Settings(Isolation.RESET, 2, all), () -> false, this::tick);
    }

    /** A clock that never stands still. */
    private Instant tick() {
        now = now.plusSeconds(1);
        return now;
    }

    private static Finding finding(Finding.Kind kind, TestOrder passing, TestOrder failing) {
        TestId test = passing.tests().get(passing.tests().size() - 1);
        return new Finding(test, kind, 1, passing, failing, new Failure("E", Optional.empty(), ""));
    }

    private static ScriptedRunner.Script redUnlessCleanedBy(String... cleaners) {
        return before -> red(before.contains(TestId.parse("B#pollutes"))
                && !before.subList(before.indexOf(TestId.parse("B#pollutes")), before.size())
                        .containsAll(tests(cleaners)));
    }

    private static Outcome red(boolean isRed) {
        return isRed ? Outcome.FAILED : Outcome.PASSED;
    }

    private static TestOrder order(String... ids) {
        return TestOrder.of(ids);
    }

    private static List<TestId> tests(String... ids) {
        return TestOrder.of(ids).tests();
    }
}
