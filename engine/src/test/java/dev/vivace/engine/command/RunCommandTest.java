package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunCommandTest {

    @TempDir
    static Path directory;

    private static LaunchSpec shop;

    @BeforeAll
    static void compile() {
        shop = CompiledProject.of(Path.of("src", "test", "projects", "shop"), directory)
                .spec();
    }

    @Test
    void runsTheWholeSuiteInNaturalOrderAndWritesTheReport() {
        RunOutcome outcome = run(RunRequest.plain(1));

        assertThat(verdicts(outcome))
                .hasSize(3)
                .containsSubsequence("shop.CartTest#addsItem passed", "shop.CartTest#startsEmpty failed");
        assertThat(outcome.isRed()).isTrue();
        assertThat(RunJson.read(directory.resolve("target/vivace/run.json"))
                        .summary()
                        .tests())
                .isEqualTo(3);
        assertThat(directory.resolve("target/vivace/launch.json")).isRegularFile();
    }

    @Test
    void runsOrdersBackwardsThoughTheClassWantsItsOwn() {
        assertThat(verdicts(
                        run(Requests.plain().order(new OrderChoice.Reversed()).request())))
                .containsSubsequence("shop.CartTest#startsEmpty passed", "shop.CartTest#addsItem passed");
    }

    @ParameterizedTest
    @EnumSource
    @NullSource
    void runsExactlyTheOrderOfAFileInOneJvm(Isolation isolation) throws IOException {
        Path file = Files.writeString(
                directory.resolve("order.txt"), "shop.CartTest#addsItem\nshop.PriceTest\nshop.CartTest#startsEmpty\n");

        RunRequest request = Requests.plain()
                .isolation(Optional.ofNullable(isolation))
                .workers(OptionalInt.of(2))
                .order(new OrderChoice.FromFile(file))
                .request();

        assertThat(verdicts(run(request)))
                .containsExactly(
                        "shop.CartTest#addsItem passed",
                        "shop.PriceTest#isFreeWithoutCart failed",
                        "shop.CartTest#startsEmpty failed");
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void forgetsBetweenClassesWhenIsolated(Isolation isolation) {
        RunRequest isolated = Requests.isolated(Optional.of(isolation), OptionalInt.of(2));

        assertThat(verdicts(run(isolated)))
                .containsExactlyInAnyOrder(
                        "shop.CartTest#addsItem passed",
                        "shop.CartTest#startsEmpty failed",
                        "shop.PriceTest#isFreeWithoutCart passed");
    }

    @Test
    void runsOnlyWhatIsSelected() {
        assertThat(verdicts(run(Requests.plain().select("CartTest#starts*").request())))
                .containsExactly("shop.CartTest#startsEmpty passed");
    }

    @Test
    void runsOnlyTestsThatAreNamed() {
        assertThat(verdicts(run(Requests.plain()
                        .test("shop.PriceTest#isFreeWithoutCart")
                        .request())))
                .containsExactly("shop.PriceTest#isFreeWithoutCart passed");
    }

    @Test
    void refusesATestThatIsNotThere() {
        RunRequest request = Requests.plain().test("shop.CartTest#addsitem").request();

        assertThatThrownBy(() -> run(request))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("shop.CartTest#addsitem", "Try: shop.CartTest#addsItem"));
    }

    @Test
    void isEmptyWhenNothingIsSelected() {
        assertThat(run(Requests.plain().select("Nothing").request()).isEmpty()).isTrue();
    }

    @Test
    void refusesAPatternOfThePomThatMatchesNothing() {
        assertThatThrownBy(() -> run(RunRequest.plain(1), shop.withTest("Nothing")))
                .isInstanceOf(Problem.class)
                .hasMessage("No tests in sample match Nothing");
    }

    @Test
    void isEmptyWhereThePomDoesNotMindAPatternThatMatchesNothing() {
        LaunchSpec lenient = Launches.with(shop.withTest("Nothing"), Launches.minding(false, false));

        assertThat(run(RunRequest.plain(1), lenient).isEmpty()).isTrue();
    }

    @Test
    void isEmptyLikeSurefireWhereAPatternMatchesAClassAndNoMethod() {
        assertThat(run(RunRequest.plain(1), shop.withTest("CartTest#nothing")).isEmpty())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nothing", "CartTest#nothing"})
    void refusesAnEmptySuiteWhereThePomSaysSo(String pattern) {
        LaunchSpec strict = Launches.with(shop.withTest(pattern), Launches.minding(true, false));

        assertThatThrownBy(() -> run(RunRequest.plain(1), strict))
                .isInstanceOf(Problem.class)
                .hasMessage("No tests in sample");
    }

    @Test
    void doesNotMindAModuleWithoutTheTestsThatTheUserWants() {
        LaunchSpec strict = Launches.with(shop, Launches.minding(true, true));

        assertThat(run(Requests.plain().select("Nothing").request(), strict).isEmpty())
                .isTrue();
    }

    @Test
    void endsARunThatTakesLongerThanThePomAllows() {
        LaunchSpec slow = CompiledProject.of(Path.of("src", "test", "projects", "sleeping"), directory.resolve("slow"))
                .spec();

        RunOutcome outcome = run(RunRequest.plain(1), Launches.with(slow, Launches.within(Duration.ofSeconds(6))));

        assertThat(verdicts(outcome)).hasSize(2).contains("sleeping.SleepTest#sleeps timed-out");
        assertThat(outcome.isRed()).isTrue();
    }

    @Test
    void saysWhyItEndsARunThatTakesLongerToFindItsTestsThanThePomAllows() {
        LaunchSpec slow = CompiledProject.of(Path.of("src", "test", "projects", "hanging"), directory.resolve("hung"))
                .spec();

        assertThatThrownBy(() -> run(RunRequest.plain(1), Launches.with(slow, Launches.within(Duration.ofSeconds(2)))))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("ended while tests were being discovered", "a larger forkedProcessTimeoutInSeconds"));
    }

    @ParameterizedTest
    @EnumSource
    void repeatsRedTestsInTheJvmOfTheirClassWhereThePomSaysSo(Isolation isolation) {
        LaunchSpec unsteady = CompiledProject.of(
                        Path.of("src", "test", "projects", "unsteady"), directory.resolve("unsteady-" + isolation))
                .spec();
        RunRequest request = Requests.plain()
                .isolation(Optional.of(isolation))
                .select("AgainTest")
                .request();

        RunOutcome outcome = run(request, Launches.with(unsteady, Launches.repeating(2)));

        assertThat(verdicts(outcome))
                .containsExactlyInAnyOrder(
                        "unsteady.AgainTest#passesTheSecondTime passed",
                        "unsteady.AgainTest#neverPasses failed",
                        "unsteady.AgainTest#alwaysPasses passed");
        assertThat(outcome.suites().get(0).verdicts())
                .filteredOn(verdict -> verdict.isFlaky())
                .extracting(verdict -> verdict.id().method())
                .containsExactly("passesTheSecondTime");
    }

    @ParameterizedTest
    @EnumSource
    void reportsRedContainersOnce(Isolation isolation) {
        Path place = directory.resolve("fixtures-" + isolation);
        LaunchSpec fixtures = CompiledProject.of(Path.of("src", "test", "projects", "unsteady"), place)
                .spec();

        run(Requests.plain().isolation(Optional.of(isolation)).request(), fixtures);

        assertThat(place.resolve("target/surefire-reports/TEST-unsteady.FixtureTest.xml"))
                .content()
                .contains("tests=\"3\"", "errors=\"2\"")
                .satisfies(xml -> assertThat(xml.split("<testcase ", -1))
                        .as("test cases and what is before")
                        .hasSize(1 + 3));
    }

    @Test
    void estimatesTheSecondRunFromTheFirst() {
        List<Integer> known = new ArrayList<>();
        SuiteListener listener = new SuiteListener() {
            @Override
            public void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {
                known.add(expected.size());
            }
        };
        LaunchSpec fresh = CompiledProject.of(Path.of("src", "test", "projects", "shop"), directory.resolve("fresh"))
                .spec();

        new RunCommand(RunRequest.plain(1), listener).run(List.of(fresh));
        new RunCommand(RunRequest.plain(1), listener).run(List.of(fresh));

        assertThat(known).containsExactly(0, 3);
    }

    private static RunOutcome run(RunRequest request) {
        return run(request, shop);
    }

    private static RunOutcome run(RunRequest request, LaunchSpec module) {
        return new RunCommand(request, SuiteListener.NONE).run(List.of(module));
    }

    private static List<String> verdicts(RunOutcome outcome) {
        return outcome.suites().get(0).verdicts().stream()
                .map(verdict -> verdict.id() + " " + verdict.outcome().label())
                .toList();
    }
}
