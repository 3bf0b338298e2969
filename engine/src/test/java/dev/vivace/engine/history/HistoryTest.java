package dev.vivace.engine.history;

import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.racing;
import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Race;
import dev.vivace.engine.model.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {

    private static final TestId ADDS = TestId.parse("shop.CartTest#adds");

    @TempDir
    private Path directory;

    @Test
    void expectsNothingOfTestsItNeverSaw() {
        assertThat(History.open(directory.resolve("none")).expected().of(ADDS)).isEmpty();
    }

    @Test
    void keepsItselfOutOfVersionControl() {
        record(30);

        assertThat(directory.resolve(".gitignore")).hasContent("*");
    }

    @Test
    void beginsAnewWhereTheVeryFirstWriteWasCut() throws IOException {
        Files.writeString(directory.resolve("history.jsonl"), "{\"format\":\"viva");

        assertThat(expected(ADDS)).isEmpty();
        record(30);

        assertThat(expected(ADDS)).contains(Duration.ofMillis(30));
    }

    @Test
    void expectsTheMedianOfWhatItSaw() {
        record(30);
        record(1000);
        record(10);

        assertThat(expected(ADDS)).contains(Duration.ofMillis(30));
    }

    @Test
    void addsUpTheInvocationsOfATest() {
        History.open(directory)
                .record(suite(
                        verdict("A#many[1]", Outcome.PASSED, 5),
                        verdict("A#many[2]", Outcome.FAILED, 7),
                        verdict("A#other", Outcome.PASSED, 1)));

        assertThat(expected(TestId.parse("A#many"))).contains(Duration.ofMillis(12));
    }

    @Test
    void learnsNothingFromTestsThatDidNotRunToTheirEnd() {
        History.open(directory)
                .record(suite(
                        verdict("A#skipped", Outcome.SKIPPED, 0),
                        verdict("A#hangs", Outcome.TIMED_OUT, 60_000),
                        verdict("A#exits", Outcome.CRASHED, 3)));

        assertThat(History.open(directory).expected().byTest()).isEmpty();
    }

    @Test
    void learnsHowLongATestTakesWhereItUsuallyRuns() {
        History.open(directory)
                .record(suite(
                        verdict(
                                "A#audited",
                                Outcome.PASSED,
                                attempt(Stage.PARALLEL, "A#audited", Outcome.PASSED, 5),
                                attempt(Stage.AUDIT, "A#audited", Outcome.PASSED, 800)),
                        verdict(
                                "B#besideARedOne",
                                Outcome.PASSED,
                                attempt(Stage.PARALLEL, "B#besideARedOne", Outcome.PASSED, 6),
                                attempt(Stage.CLASS, "B#besideARedOne", Outcome.PASSED, 900)),
                        verdict(
                                "B#raced",
                                Outcome.PASSED,
                                attempt(Stage.PARALLEL, "B#raced", Outcome.FAILED, 30_000),
                                attempt(Stage.CLASS, "B#raced", Outcome.PASSED, 70))));

        assertThat(expected(TestId.parse("A#audited"))).contains(Duration.ofMillis(5));
        assertThat(expected(TestId.parse("B#besideARedOne"))).contains(Duration.ofMillis(6));
        assertThat(expected(TestId.parse("B#raced"))).contains(Duration.ofMillis(70));
    }

    @Test
    void countsUnknownTestsOfATotalLikeTheAverageOfTheKnown() {
        record(30);

        assertThat(History.open(directory).expected().total(List.of(ADDS, TestId.parse("A#fresh"))))
                .contains(Duration.ofMillis(60));
    }

    @Test
    void remembersWhoRacedWithWhom() {
        learn(new Race(TestId.parse("A#a"), Set.of(TestId.parse("B#b"))));

        assertThat(History.open(directory).racing()).containsExactly(Set.of(TestId.parse("A#a"), TestId.parse("B#b")));
        assertThat(History.open(directory).solitary()).isEmpty();
    }

    @Test
    void takesWhoWasRedBesideTheSameTestForRivals() {
        learn(
                new Race(TestId.parse("A#a"), Set.of(TestId.parse("C#c"))),
                new Race(TestId.parse("B#b"), Set.of(TestId.parse("C#c"))));

        assertThat(History.open(directory).racing()).contains(Set.of(TestId.parse("A#a"), TestId.parse("B#b")));
    }

    @Test
    void leavesAClassToItselfThatRacedAgainOrWithNobodyKnown() {
        learn(new Race(TestId.parse("A#a"), Set.of(TestId.parse("B#b"))));
        learn(new Race(TestId.parse("A#a"), Set.of(TestId.parse("B#b"))), new Race(TestId.parse("C#c"), Set.of()));

        assertThat(History.open(directory).solitary()).containsExactlyInAnyOrder("A", "C");
    }

    @Test
    void suspectsFewerOfThoseBesideATestWithEveryRace() {
        learn(race("A#a", "B#b", "C#c", "D#d"));
        learn(race("A#a", "B#b", "C#c", "E#e"));
        assertThat(History.open(directory).racing())
                .containsExactlyInAnyOrder(
                        Set.of(TestId.parse("A#a"), TestId.parse("B#b")),
                        Set.of(TestId.parse("A#a"), TestId.parse("C#c")));

        learn(race("A#a", "C#c"));
        assertThat(History.open(directory).racing()).containsExactly(Set.of(TestId.parse("A#a"), TestId.parse("C#c")));
        assertThat(History.open(directory).solitary()).isEmpty();

        learn(race("A#a", "F#f"));
        assertThat(History.open(directory).racing()).isEmpty();
        assertThat(History.open(directory).solitary()).containsExactly("A");
    }

    @Test
    void suspectsTheOneWhomTwoMachinesMet() {
        Path elsewhere = directory.resolve("elsewhere");
        History.open(elsewhere).record(racing(race("A#a", "B#b", "D#d")));
        learn(race("A#a", "B#b", "C#c"));

        add(elsewhere);

        assertThat(History.open(directory).racing()).containsExactly(Set.of(TestId.parse("A#a"), TestId.parse("B#b")));
        assertThat(History.open(directory).solitary()).isEmpty();
    }

    @Test
    void leavesAClassToItselfThatRacedOnAnotherMachineBesideAllOfThemAllTheSame() {
        Path elsewhere = directory.resolve("elsewhere");
        learn(race("A#a", "B#b"));
        History.open(directory).writtenTo(elsewhere).record(racing(race("A#a", "B#b", "C#c")));
        assertThat(History.open(directory).solitary()).isEmpty();

        add(elsewhere);

        assertThat(History.open(directory).solitary()).containsExactly("A");
    }

    @Test
    void keepsOneLineOfAllRaces() throws IOException {
        learn(race("A#a", "B#b", "C#c"));
        learn(race("A#a", "B#b", "D#d"));

        IntStream.rangeClosed(1, 50).forEach(this::record);

        assertThat(Files.readAllLines(file()))
                .filteredOn(line -> line.contains("races"))
                .containsExactly("{\"kind\":\"races\",\"tests\":{\"A#a\":[\"B#b\"]}}");
    }

    private static Race race(String test, String... beside) {
        return new Race(
                TestId.parse(test), Arrays.stream(beside).map(TestId::parse).collect(Collectors.toSet()));
    }

    @Test
    void remembersInvocationsThatRaceWithEachOther() {
        learn(new Race(TestId.parse("A#a"), Set.of(TestId.parse("A#a"))));

        assertThat(History.open(directory).racing()).containsExactly(Set.of(TestId.parse("A#a")));
    }

    @Test
    void passesOverWhatItCannotRead() throws IOException {
        record(1);
        Files.writeString(
                file(),
                "{\"kind\":\"races\",\"tests\":{\"A#a\":[{},\"B#b\"],\"##\":[\"C#c\"],\"D#d\":3}}\n",
                StandardOpenOption.APPEND);

        assertThat(History.open(directory).racing()).containsExactly(Set.of(TestId.parse("A#a"), TestId.parse("B#b")));
    }

    private void learn(Race... races) {
        assertThat(History.open(directory).record(racing(races))).isEmpty();
    }

    @Test
    void remembersWhichClassesNeedEarlierOnes() {
        Need need = new Need("B", List.of("A", "Z"));
        History.open(directory)
                .record(
                        suite(verdict("B#b", Outcome.PASSED, 1)),
                        new Lessons(List.of(need), Optional.empty(), Optional.empty()));

        IntStream.rangeClosed(1, 50).forEach(this::record);

        assertThat(History.open(directory).needs()).isEqualTo(Map.of("B", Set.of("A", "Z")));
        assertThat(History.open(directory).news(List.of(need, new Need("C", List.of("A")))))
                .containsExactly(new Need("C", List.of("A")));
    }

    @Test
    void learnsWhatWasTaughtElsewhere() {
        Path elsewhere = directory.resolve("elsewhere");
        History.open(elsewhere)
                .record(
                        suite(verdict("B#b", Outcome.PASSED, 7)),
                        new Lessons(List.of(new Need("B", List.of("A"))), Optional.empty(), Optional.empty()));
        record(30);

        assertThat(History.open(directory).add(History.open(elsewhere))).isEmpty();

        assertThat(expected(ADDS)).contains(Duration.ofMillis(30));
        assertThat(expected(TestId.parse("B#b"))).contains(Duration.ofMillis(7));
        assertThat(History.open(directory).needs()).containsOnlyKeys("B");
    }

    @Test
    void learnsTheSameFromElsewhereOnlyOnce() throws IOException {
        Path elsewhere = directory.resolve("elsewhere");
        History.open(elsewhere).record(racing(new Race(TestId.parse("A#a"), Set.of(TestId.parse("B#b")))));
        History.open(elsewhere).record(suite(verdict(ADDS.toString(), Outcome.PASSED, 900)));
        record(30);
        record(40);
        add(elsewhere);
        String once = Files.readString(file());

        add(elsewhere);
        assertThat(file()).hasContent(once);
        assertThat(expected(ADDS)).contains(Duration.ofMillis(40));
        assertThat(History.open(directory).solitary()).isEmpty();

        IntStream.rangeClosed(1, 20).forEach(i -> record(40));
        add(elsewhere);
        assertThat(Files.readString(file())).doesNotContain("900");

        History.open(elsewhere).record(suite(verdict(ADDS.toString(), Outcome.PASSED, 900)));
        add(elsewhere);
        assertThat(Files.readString(file())).contains("900");
    }

    private void add(Path elsewhere) {
        assertThat(History.open(directory).add(History.open(elsewhere))).isEmpty();
    }

    @Test
    void forgetsANeedThatIsGone() {
        learn(needing("A"));
        assertThat(History.open(directory).news(needing().needs())).hasSize(1);
        assertThat(History.open(directory).news(needing("A").needs())).isEmpty();

        learn(needing());
        IntStream.rangeClosed(1, 20).forEach(i -> learn(Lessons.NONE));

        assertThat(History.open(directory).needs()).isEmpty();
        assertThat(History.open(directory).news(needing().needs())).isEmpty();
        assertThat(History.open(directory).news(needing("A").needs())).hasSize(1);
    }

    private static Lessons needing(String... earlier) {
        return new Lessons(List.of(new Need("B", List.of(earlier))), Optional.empty(), Optional.empty());
    }

    @Test
    void keepsExecutionsApart() {
        Pace pace = new Pace(2, Compilation.QUICK, 100, Duration.ofSeconds(50), Duration.ofSeconds(70));
        History.open(directory)
                .ofExecution("fast")
                .record(
                        suite(verdict("A#a", Outcome.PASSED, 1)),
                        new Lessons(List.of(), Optional.of(pace), Optional.of(Set.of(TestId.parse("A#a")))));
        Pace other = new Pace(1, Compilation.FULL, 100, Duration.ofSeconds(90), Duration.ofSeconds(70));
        IntStream.rangeClosed(1, 20)
                .forEach(i ->
                        learn(new Lessons(List.of(), Optional.of(other), Optional.of(Set.of(TestId.parse("B#b"))))));

        assertThat(History.open(directory).ofExecution("fast").paces()).containsExactly(pace);
        assertThat(History.open(directory).ofExecution("fast").red()).containsExactly(TestId.parse("A#a"));
        assertThat(History.open(directory).paces()).containsOnly(other);
        assertThat(History.open(directory).red()).containsExactly(TestId.parse("B#b"));
    }

    @Test
    void remembersWhatWasRedLast() throws IOException {
        learn(red(Set.of(TestId.parse("A#a[1]"), TestId.parse("B#b"))));
        IntStream.rangeClosed(1, 20).forEach(i -> learn(red(Set.of(TestId.parse("B#b")))));
        assertThat(History.open(directory).red()).containsExactly(TestId.parse("B#b"));

        IntStream.rangeClosed(1, 20).forEach(i -> learn(red(Set.of())));
        assertThat(History.open(directory).red()).isEmpty();
        assertThat(Files.readString(file())).doesNotContain("B#b");
    }

    private static Lessons red(Set<TestId> tests) {
        return new Lessons(List.of(), Optional.empty(), Optional.of(tests));
    }

    private void learn(Lessons lessons) {
        assertThat(History.open(directory).record(suite(verdict("A#a", Outcome.PASSED, 1)), lessons))
                .isEmpty();
    }

    @Test
    void staysSmallAndKeepsTheNewestDurations() throws IOException {
        IntStream.rangeClosed(1, 200).forEach(this::record);

        assertThat(Files.readAllLines(file())).hasSizeLessThan(25);
        assertThat(expected(ADDS).orElseThrow()).isGreaterThan(Duration.ofMillis(190));
    }

    @Test
    void keepsRecordsOfKindsItDoesNotKnow() throws IOException {
        record(1);
        String race = "{\"kind\":\"race\",\"tests\":[\"A#a\",\"A#b\"]}";
        Files.writeString(file(), race + "\n", StandardOpenOption.APPEND);

        IntStream.rangeClosed(1, 50).forEach(this::record);

        assertThat(Files.readAllLines(file())).contains(race);
    }

    @Test
    void passesOverABrokenLastLineAndGoesOnBehindIt() throws IOException {
        record(30);
        Files.writeString(file(), "{\"kind\":\"durations\",\"millis\":{\"shop.Ca", StandardOpenOption.APPEND);
        assertThat(expected(ADDS)).contains(Duration.ofMillis(30));

        record(50);
        record(50);

        assertThat(expected(ADDS)).contains(Duration.ofMillis(50));
    }

    @Test
    void startsAgainInAnEmptyFile() throws IOException {
        Files.createFile(file());

        record(30);

        assertThat(expected(ADDS)).contains(Duration.ofMillis(30));
    }

    @Test
    void refusesANewerVersionAndSaysWhatToTry() throws IOException {
        Files.writeString(file(), "{\"format\":\"vivace-history/2\"}\n");

        assertThatThrownBy(() -> History.open(directory))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains(file().toString(), "vivace-history/2", "vivace-history/1", "Try: "));
    }

    @Test
    void refusesAFileThatIsNoHistory() throws IOException {
        Files.writeString(file(), "hello\n");

        assertThatThrownBy(() -> History.open(directory))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(file().toString());
    }

    @Test
    void warnsWhereItCannotWrite() throws IOException {
        Path occupied = Files.createFile(directory.resolve("occupied"));

        Optional<String> warning = History.open(occupied).record(suite(verdict("A#a", Outcome.PASSED, 1)));

        assertThat(warning).hasValueSatisfying(text -> assertThat(text).contains("occupied"));
    }

    @Test
    void losesNothingWhenRunsEndTogether() {
        IntStream.range(0, 12).parallel().forEach(run -> History.open(directory)
                .record(suite(verdict("A#test" + run, Outcome.PASSED, run))));

        assertThat(History.open(directory).expected().byTest()).hasSize(12);
    }

    private void record(int millis) {
        assertThat(History.open(directory).record(suite(verdict(ADDS.toString(), Outcome.PASSED, millis))))
                .isEmpty();
    }

    private Optional<Duration> expected(TestId id) {
        return History.open(directory).expected().of(id);
    }

    private Path file() {
        return directory.resolve("history.jsonl");
    }
}
