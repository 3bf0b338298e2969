package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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
        assertThat(verdicts(run(request(new OrderChoice.Reversed(), Optional.empty(), List.of()))))
                .containsSubsequence("shop.CartTest#startsEmpty passed", "shop.CartTest#addsItem passed");
    }

    @Test
    void runsExactlyTheOrderOfAFile() throws IOException {
        Path file = Files.writeString(
                directory.resolve("order.txt"), "shop.CartTest#addsItem\nshop.PriceTest\nshop.CartTest#startsEmpty\n");

        assertThat(verdicts(run(request(new OrderChoice.FromFile(file), Optional.empty(), List.of()))))
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
        assertThat(verdicts(run(request(new OrderChoice.Natural(), Optional.of("CartTest#starts*"), List.of()))))
                .containsExactly("shop.CartTest#startsEmpty passed");
    }

    @Test
    void runsOnlyTestsThatAreNamed() {
        TestId named = TestId.parse("shop.PriceTest#isFreeWithoutCart");

        assertThat(verdicts(run(request(new OrderChoice.Natural(), Optional.empty(), List.of(named)))))
                .containsExactly("shop.PriceTest#isFreeWithoutCart passed");
    }

    @Test
    void refusesATestThatIsNotThere() {
        RunRequest request =
                request(new OrderChoice.Natural(), Optional.empty(), List.of(TestId.parse("shop.CartTest#addsitem")));

        assertThatThrownBy(() -> run(request))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("shop.CartTest#addsitem", "Try: shop.CartTest#addsItem"));
    }

    @Test
    void isEmptyWhenNothingIsSelected() {
        assertThat(run(request(new OrderChoice.Natural(), Optional.of("Nothing"), List.of()))
                        .isEmpty())
                .isTrue();
    }

    private static RunOutcome run(RunRequest request) {
        return new RunCommand(request, SuiteListener.NONE).run(List.of(shop));
    }

    private static RunRequest request(OrderChoice order, Optional<String> select, List<TestId> tests) {
        RunRequest plain = RunRequest.plain(1);
        return new RunRequest(
                plain.isolation(),
                plain.workers(),
                select,
                tests,
                order,
                plain.runs(),
                plain.seed(),
                plain.timeout(),
                plain.workerMemory(),
                plain.javaHome(),
                plain.failFast(),
                plain.verify(),
                plain.auditRate(),
                plain.out(),
                plain.json());
    }

    private static List<String> verdicts(RunOutcome outcome) {
        return outcome.suites().get(0).verdicts().stream()
                .map(verdict -> verdict.id() + " " + verdict.outcome().label())
                .toList();
    }
}
