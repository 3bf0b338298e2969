package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.BoostSample;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SearchReportTest {

    private static final Finding VICTIM =
            finding(Finding.Kind.VICTIM, TestOrder.of("a.B#victim"), TestOrder.of("a.A#polluter", "a.B#victim"), 1);

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final FakeClock clock = new FakeClock();
    private final PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);

    @Test
    void namesTheFewTestsThatMakeTheDifference() {
        report(false).found(VICTIM, Path.of("failing.txt"));

        assertThat(shown())
                .containsExactly(
                        "VICTIM a.B#victim passes alone and is red after a.A#polluter",
                        "  java.lang.AssertionError: was 2",
                        "  Again: run failing.txt");
    }

    @Test
    void countsBoostedClassesAndThoseThatWereNotTried() {
        Boost cheap = Boost.of("shop.ATest", Boost.Status.KEPT, "cheap-fixtures", "2 ms");

        report(true).boostsEnded(List.of(BoostSample.boosted(Path.of("a.patch")), cheap), true, Path.of("boost.json"));

        assertThat(shown())
                .containsExactly(
                        "Note: 1 class not tried: fixtures take too little time, or there is just one test; boost.json"
                                + " names them.",
                        "2 classes with fixtures for each test: 1 boosted and changed, 0 not faster, 1 kept as they"
                                + " are");
    }

    @Test
    void countsMany() {
        report(false)
                .found(
                        finding(
                                Finding.Kind.BRITTLE,
                                TestOrder.of("a.A#a", "a.A#b", "a.A#c", "a.A#d", "a.B#victim"),
                                TestOrder.of("a.B#victim"),
                                1),
                        Path.of("failing.txt"));

        assertThat(shown()).first().asString().endsWith("is red alone and passes after 4 other tests");
    }

    @Test
    void namesSeveralInTheirSequence() {
        report(false)
                .found(
                        finding(
                                Finding.Kind.VICTIM,
                                TestOrder.of("a.B#victim"),
                                TestOrder.of("a.A#first", "a.A#second", "a.B#victim"),
                                1),
                        Path.of("failing.txt"));

        assertThat(shown()).first().asString().endsWith("is red after a.A#first, then a.A#second");
    }

    @Test
    void tellsTheRateOfWhatIsRedByChance() {
        report(false)
                .found(
                        finding(
                                Finding.Kind.NONDETERMINISTIC,
                                TestOrder.of("a.B#victim"),
                                TestOrder.of("a.B#victim"),
                                0.3),
                        Path.of("failing.txt"));

        assertThat(shown()).first().asString().endsWith("is red in 30 % of the runs of one and the same order");
    }

    @Test
    void givesALogOneLineForEachStep() {
        SearchReport report = report(false);
        report.searching("each class alone", 0, 7);
        report.searching("each class alone", 2, 7);
        report.searching("the whole suite", 0, 1);

        assertThat(shown()).containsExactly("Trying each class alone: 7 orders", "Trying the whole suite: 1 order");
    }

    @Test
    void givesALogASignOfLifeWhereNothingIsSaidForLong() {
        SearchDisplay display = display();
        display.started("g:a", 40);
        display.examining(TestId.parse("a.B#c"), 0, 2);
        display.orderRan();
        display.orderRan();
        clock.pass(Duration.ofSeconds(29));
        display.tick();
        display.doing("Confirming a.B#c");
        clock.pass(Duration.ofSeconds(1));
        display.tick();
        clock.pass(Duration.ofSeconds(29));
        display.tick();

        assertThat(shown())
                .containsExactly(
                        "g:a: 40 tests",
                        "Looking into 2 tests with different verdicts",
                        "Still at it after 30 s, 2 runs: Confirming a.B#c");
    }

    @Test
    void givesNoSignOfLifeWhereNothingIsBeingDone() {
        SearchDisplay display = display();
        display.preparing("Maven: building a");
        display.abandon();
        clock.pass(Duration.ofSeconds(90));
        display.tick();

        assertThat(shown()).containsExactly("Maven: building a");
    }

    @Test
    void tellsALogHowManyTestsItLooksInto() {
        SearchReport report = report(false);
        report.examining(TestId.parse("a.B#c"), 0, 2);
        report.examining(TestId.parse("a.B#d"), 1, 2);

        assertThat(shown()).containsExactly("Looking into 2 tests with different verdicts");
    }

    @Test
    void saysWhatItCameToAndWhatItDidNotDo() {
        report(false)
                .ended(
                        new SearchResult(
                                List.of(VICTIM),
                                12,
                                6,
                                1,
                                Map.of(TestId.parse("a.C#red"), failure("was 1\nwith much more to say")),
                                Set.of(),
                                false,
                                Duration.ofSeconds(3)),
                        40,
                        Path.of("detect.json"));

        assertThat(shown())
                .containsExactly(
                        "Not all orders ran that are worth it; a larger --budget lets more of them run.",
                        "6 pairs of classes not tried one after the other by themselves: they share no static state.",
                        "1 test seemed to depend on the order while searching, and did not in new JVMs.",
                        "1 test red in every order:",
                        "  a.C#red: java.lang.AssertionError: was 1",
                        "Written: detect.json",
                        "40 tests: 1 depends on the order, 0 are nondeterministic; 12 orders in 3.0 s");
    }

    @Test
    void namesAFewOfManyTestsThatAreRedInEveryOrder() {
        Map<TestId, Failure> red = Stream.of("a.C#a", "a.C#b", "a.C#c", "a.C#d", "a.C#e")
                .collect(Collectors.toMap(TestId::parse, test -> failure("was 1")));
        report(false)
                .ended(
                        new SearchResult(List.of(), 12, 0, 0, red, Set.of(), true, Duration.ofSeconds(3)),
                        40,
                        Path.of("detect.json"));

        assertThat(shown())
                .startsWith(
                        "5 tests red in every order:",
                        "  a.C#a: java.lang.AssertionError: was 1",
                        "  a.C#b: java.lang.AssertionError: was 1",
                        "  a.C#c: java.lang.AssertionError: was 1",
                        "  and 2 more; detect.json says why of each");
    }

    @Test
    void isShortForThoseWhoWantIt() {
        SearchReport report = report(true);
        report.started("g:a", 40);
        report.searching("each class alone", 0, 7);
        report.ended(
                new SearchResult(List.of(), 12, 6, 1, Map.of(), Set.of(), false, Duration.ofSeconds(3)),
                40,
                Path.of("detect.json"));

        assertThat(shown())
                .containsExactly("40 tests: 0 depend on the order, 0 are nondeterministic; 12 orders in 3.0 s");
    }

    @Test
    void tellsOrdersFromTheRunsThatExplainThem() {
        SearchDisplay display = display();
        display.started("g:a", 40);
        IntStream.range(0, 15).forEach(run -> display.orderRan());
        display.ended(
                new SearchResult(List.of(), 12, 0, 0, Map.of(), Set.of(), true, Duration.ofSeconds(3)),
                40,
                Path.of("detect.json"));

        assertThat(shown())
                .last()
                .isEqualTo("40 tests: 0 depend on the order, 0 are nondeterministic;"
                        + " 12 orders and 3 further runs to look into what they showed in 3.0 s");
    }

    private SearchDisplay display() {
        return new SearchDisplay(Console.plain(out), false, order -> "run " + order, clock);
    }

    private SearchReport report(boolean quiet) {
        return new SearchReport(Console.plain(out), quiet, order -> "run " + order);
    }

    private List<String> shown() {
        return shown.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static Finding finding(Finding.Kind kind, TestOrder passing, TestOrder failing, double rate) {
        return new Finding(TestId.parse("a.B#victim"), kind, rate, passing, failing, failure("was 2"));
    }

    private static Failure failure(String message) {
        return new Failure("java.lang.AssertionError", Optional.of(message), "");
    }
}
