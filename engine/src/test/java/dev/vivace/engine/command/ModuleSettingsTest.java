package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.SampleResults;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.Catalogs;
import dev.vivace.engine.project.LaunchSpec.Policy;
import dev.vivace.engine.suite.SuitePlan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;

class ModuleSettingsTest {

    @TempDir
    private Path directory;

    private static final TestCatalog JUPITER = Catalogs.under("[engine:junit-jupiter]", "A#a", "B#b");
    private static final TestCatalog TESTNG = Catalogs.under("[engine:testng]", "A#a", "B#b");
    private static final Optional<Isolation> UNSAID = Optional.empty();

    @Test
    void resetsWhereNobodySaysOtherwise() {
        assertThat(isolation(UNSAID, JUPITER, reuseForks(true))).isEqualTo(Isolation.RESET);
    }

    @Test
    void leavesTestsOfTestngTogether() {
        assertThat(isolation(UNSAID, TESTNG, reuseForks(true))).isEqualTo(Isolation.NONE);
    }

    @Test
    void runsTestsOfTestngApartWhereThePomDoes() {
        assertThat(isolation(UNSAID, TESTNG, reuseForks(false))).isEqualTo(Isolation.RESET);
    }

    @Test
    void runsTestsOfTestngApartWhereTheUserSaysSo() {
        assertThat(isolation(Optional.of(Isolation.PROCESS), TESTNG, reuseForks(true)))
                .isEqualTo(Isolation.PROCESS);
    }

    @Test
    void givesClassesOfTestngToAsManyWorkersAsSurefireHasForks() {
        Policy policy = Launches.forks(3, true);
        RunRequest request = Requests.isolated(UNSAID, OptionalInt.empty());

        assertThat(settings(request, policy).isolation()).isEqualTo(Isolation.NONE);
        assertThat(settings(request, policy).workers()).isEqualTo(3);
        assertThat(parts(request, policy)).isEqualTo(2);
        assertThat(noteOn(request, policy)).isEmpty();
    }

    @Test
    void saysThatWorkersOfTheUserTakeTestsOfTestngApart() {
        RunRequest request = Requests.isolated(UNSAID, OptionalInt.of(2));

        assertThat(settings(request, reuseForks(true)).workers()).isEqualTo(2);
        assertThat(parts(request, reuseForks(true))).isEqualTo(2);
        assertThat(noteOn(request, reuseForks(true)))
                .hasValueSatisfying(said -> assertThat(said).contains("class by class", "skipped"));
    }

    @ParameterizedTest
    @EnumSource(names = "NONE")
    @NullSource
    void saysThatTestsOfTestngRunToTheirEndThoughTheFirstFailureIsEnough(Isolation isolation) {
        RunRequest request = Requests.plain()
                .isolation(Optional.ofNullable(isolation))
                .failFast()
                .request();

        assertThat(parts(request, reuseForks(true))).isOne();
        assertThat(noteOn(request, reuseForks(true)))
                .hasValueSatisfying(said -> assertThat(said).contains("run to their end", "--fail-fast"));
    }

    @Test
    void hasNothingToSayOfOtherTests() {
        RunRequest request = Requests.plain().failFast().request();

        assertThat(ModuleSettings.of(request, reuseForks(true)).noteOn(JUPITER, request, reuseForks(true)))
                .isEmpty();
        assertThat(noteOn(Requests.isolated(UNSAID, OptionalInt.empty()), reuseForks(true)))
                .isEmpty();
    }

    private static int parts(RunRequest request, Policy policy) {
        return settings(request, policy)
                .plan(
                        TESTNG,
                        TESTNG.naturalOrder(),
                        request,
                        policy,
                        History.open(Path.of("no-history")),
                        Optional.empty())
                .parts()
                .size();
    }

    private static Optional<String> noteOn(RunRequest request, Policy policy) {
        return settings(request, policy).noteOn(TESTNG, request, policy);
    }

    private static ModuleSettings settings(RunRequest request, Policy policy) {
        return ModuleSettings.of(request, policy).forTestsOf(TESTNG, request, policy);
    }

    @Test
    void usesAllCoresWhereTestsAreIsolated() {
        assertThat(workers(UNSAID, OptionalInt.empty(), Launches.forks(1, true)))
                .isEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @Test
    void startsNoFewerWorkersThanSurefireHasForks() {
        assertThat(workers(UNSAID, OptionalInt.empty(), Launches.forks(300, true)))
                .isEqualTo(300);
    }

    @Test
    void startsAsManyWorkersAsSurefireHasForksWhereNothingIsForgotten() {
        assertThat(workers(Optional.of(Isolation.NONE), OptionalInt.empty(), Launches.forks(3, true)))
                .isEqualTo(3);
    }

    @Test
    void startsAWorkerWhereSurefireWouldUseMavensJvm() {
        assertThat(workers(Optional.of(Isolation.NONE), OptionalInt.empty(), Launches.forks(0, true)))
                .isOne();
    }

    @Test
    void startsAsManyWorkersAsTheUserWants() {
        assertThat(workers(UNSAID, OptionalInt.of(2), Launches.forks(3, true))).isEqualTo(2);
    }

    @Test
    void saysThatTheUserOverrulesAPomThatWantsAJvmForEachClass() {
        assertThat(saidOf(Optional.of(Isolation.NONE), reuseForks(false)))
                .hasValueSatisfying(said -> assertThat(said).contains("reuseForks=false", "--isolation none"));
        assertThat(saidOf(Optional.of(Isolation.NONE), reuseForks(true))).isEmpty();
        assertThat(saidOf(UNSAID, reuseForks(false))).isEmpty();
    }

    @Test
    void saysThatAnOrderFromAFileRunsInOneJvm() {
        assertThat(ofFile(Optional.of(Isolation.RESET), OptionalInt.empty()).fallback())
                .hasValueSatisfying(said -> assertThat(said).contains("one JVM", "--workers", "--isolation"));
        assertThat(ofFile(Optional.of(Isolation.NONE), OptionalInt.of(2)).fallback())
                .isPresent();
        assertThat(ofFile(UNSAID, OptionalInt.empty()))
                .isEqualTo(new ModuleSettings(Isolation.NONE, Isolation.NONE, 1, Optional.empty()));
    }

    private static ModuleSettings ofFile(Optional<Isolation> isolation, OptionalInt workers) {
        RunRequest request = Requests.plain()
                .isolation(isolation)
                .workers(workers)
                .order(new OrderChoice.FromFile(Path.of("order.txt")))
                .request();
        return ModuleSettings.of(request, Launches.forks(3, true));
    }

    private static int workers(Optional<Isolation> isolation, OptionalInt wanted, Policy policy) {
        return ModuleSettings.of(Requests.isolated(isolation, wanted), policy).workers();
    }

    private static Optional<String> saidOf(Optional<Isolation> wanted, Policy policy) {
        return ModuleSettings.of(Requests.isolated(wanted, OptionalInt.empty()), policy)
                .fallback();
    }

    private static Isolation isolation(Optional<Isolation> wanted, TestCatalog catalog, Policy policy) {
        RunRequest request = Requests.isolated(wanted, OptionalInt.empty());
        return ModuleSettings.of(request, policy)
                .forTestsOf(catalog, request, policy)
                .isolation();
    }

    private static Policy reuseForks(boolean reused) {
        return Launches.forks(1, reused);
    }

    @Test
    void runsTheSuiteFirstWhereItsLastClassWasRed() {
        learn("B#b");

        assertThat(expectedRed(unsaid())).containsExactly("B");
    }

    @Test
    void runsTheSuiteFirstWhereItsLastClassNeedsEarlierOnes() {
        History.open(directory)
                .record(
                        taking(60),
                        new Lessons(List.of(new Need("B", List.of("A"))), Optional.empty(), Optional.empty()));

        assertThat(expectedRed(unsaid())).containsExactly("B");
    }

    @Test
    void runsClassesFirstWhereOnlyTheFirstOneWasRed() {
        learn("A#a");

        assertThat(expectedRed(unsaid(), 2)).isEmpty();
        assertThat(expectedRed(unsaid(), 1)).isEmpty();
    }

    @Test
    void runsClassesFirstWhereTheUserSaysHow() {
        learn("B#b");

        assertThat(expectedRed(Requests.isolated(UNSAID, OptionalInt.of(2)))).isEmpty();
        assertThat(expectedRed(Requests.isolated(Optional.of(Isolation.PROCESS), OptionalInt.empty())))
                .isEmpty();
        assertThat(expectedRed(Requests.plain()
                        .isolation(UNSAID)
                        .workers(OptionalInt.empty())
                        .failFast()
                        .request()))
                .isEmpty();
    }

    @Test
    void asksTheSuiteInAJvmForEachClassWhereSurefireHasThem() {
        learn("B#b");
        SuitePlan plan = plan(JUPITER, unsaid(), reuseForks(false), 2);

        assertThat(plan.suite()).contains(Isolation.PROCESS);
        assertThat(plan.reference().suite()).isEmpty();
        assertThat(plan.expectedRed()).isEmpty();
    }

    @Test
    void asksTheSuiteOnlyOnceWhereThePlanIsToRunItSo() {
        RunRequest one = Requests.isolated(Optional.of(Isolation.PROCESS), OptionalInt.of(1));
        RunRequest several = Requests.isolated(Optional.of(Isolation.PROCESS), OptionalInt.of(2));

        assertThat(plan(JUPITER, one, reuseForks(false), 1).suite()).isEmpty();
        assertThat(plan(JUPITER, several, reuseForks(false), 2).suite()).contains(Isolation.PROCESS);
        assertThat(plan(JUPITER, one, reuseForks(true), 1).suite()).contains(Isolation.NONE);
    }

    @Test
    void asksTheSuiteInOneJvmWhereSurefireWouldNotFork() {
        assertThat(plan(JUPITER, unsaid(), Launches.forks(0, false), 2).suite()).contains(Isolation.NONE);
    }

    @Test
    void plansNothingWhereNoClassCanBeLoaded() {
        TestCatalog empty = Catalogs.under("[engine:junit-jupiter]");

        assertThat(plan(empty, unsaid(), 2).parts()).isEmpty();
    }

    @Test
    void hasNoMoreWorkersThanClasses() {
        ModuleSettings settings = ModuleSettings.of(unsaid(), reuseForks(true));
        TestCatalog one = Catalogs.under("[engine:junit-jupiter]", "A#a", "A#b");

        assertThat(settings.choice(one, one.naturalOrder(), unsaid(), reuseForks(true), History.open(directory)))
                .hasValueSatisfying(choice -> assertThat(choice.workers()).isOne());
    }

    @Test
    void usesAllProcessorsForAJvmPerClassHoweverBriefTheTestsWere() {
        RunRequest request = Requests.isolated(Optional.of(Isolation.PROCESS), OptionalInt.empty());
        ModuleSettings settings = ModuleSettings.of(request, reuseForks(true));
        History history = History.open(directory);
        history.record(taking(1), Lessons.NONE);

        assertThat(settings.choice(JUPITER, JUPITER.naturalOrder(), request, reuseForks(true), history))
                .hasValueSatisfying(choice -> assertThat(choice.workers())
                        .isEqualTo(Math.min(2, Machine.ofThisRun().processors())));
    }

    @Test
    void auditsTheSameSampleForTheSameSeedAndOnlyUnlessToldHowToIsolate() {
        String[] tests =
                IntStream.range(0, 1000).mapToObj(i -> "C" + i + "#test").toArray(String[]::new);
        TestCatalog many = Catalogs.under("[engine:junit-jupiter]", tests);

        assertThat(audited(many, UNSAID)).hasSizeBetween(70, 130).isEqualTo(audited(many, UNSAID));
        assertThat(audited(many, Optional.of(Isolation.RESET))).isEmpty();
    }

    private Set<TestOrder> audited(TestCatalog catalog, Optional<Isolation> isolation) {
        RunRequest request = Requests.plain().isolation(isolation).auditing(0.1).request();
        return plan(catalog, request, 2).audited();
    }

    @Test
    void compilesAsTheRunToGoByDid() {
        assertThat(compilation(unsaid())).isEqualTo(Compilation.FULL);

        learn(pace(50, Compilation.FULL));
        learn(pace(25, Compilation.QUICK));

        assertThat(compilation(unsaid())).isEqualTo(Compilation.QUICK);
        assertThat(compilation(Requests.isolated(UNSAID, OptionalInt.of(1)))).isEqualTo(Compilation.QUICK);
        assertThat(compilation(Requests.isolated(UNSAID, OptionalInt.of(2)))).isEqualTo(Compilation.FULL);
        assertThat(compilation(Requests.isolated(Optional.of(Isolation.PROCESS), OptionalInt.empty())))
                .isEqualTo(Compilation.FULL);
    }

    private static Pace pace(int seconds, Compilation compilation) {
        return new Pace(1, compilation, 2, Duration.ofSeconds(seconds), Duration.ofMillis(seconds * 500));
    }

    private Compilation compilation(RunRequest request) {
        return ModuleSettings.of(request, reuseForks(true)).compilation(request, History.open(directory));
    }

    private void learn(Pace pace) {
        History.open(directory).record(taking(60), new Lessons(List.of(), Optional.of(pace), Optional.empty()));
    }

    private static RunRequest unsaid() {
        return Requests.isolated(UNSAID, OptionalInt.empty());
    }

    private void learn(String red) {
        History.open(directory)
                .record(taking(60), new Lessons(List.of(), Optional.empty(), Optional.of(Set.of(TestId.parse(red)))));
    }

    /** Both classes take as long; the second worker is worth half of the time. */
    private static SuiteResult taking(int seconds) {
        return SampleResults.suite(
                SampleResults.verdict("A#a", Outcome.PASSED, seconds * 1000),
                SampleResults.verdict("B#b", Outcome.PASSED, seconds * 1000));
    }

    private Stream<String> expectedRed(RunRequest request) {
        return expectedRed(request, 2);
    }

    private Stream<String> expectedRed(RunRequest request, int workers) {
        return plan(JUPITER, request, workers).expectedRed().stream()
                .map(part -> part.tests().get(0).className());
    }

    private SuitePlan plan(TestCatalog catalog, RunRequest request, int workers) {
        return plan(catalog, request, reuseForks(true), workers);
    }

    private SuitePlan plan(TestCatalog catalog, RunRequest request, Policy policy, int workers) {
        return ModuleSettings.of(request, policy)
                .plan(
                        catalog,
                        catalog.naturalOrder(),
                        request,
                        policy,
                        History.open(directory),
                        Optional.of(WorkerChoice.plain(workers)));
    }
}
