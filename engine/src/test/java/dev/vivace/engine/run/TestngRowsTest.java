package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows of TestNG's data providers: those behind one in which a worker is lost run all the same. */
class TestngRowsTest {

    private static final String CLASS = "rows.RowsTest";

    @TempDir
    static Path directory;

    private static CompiledProject project;

    private final List<WorkerLoss> losses = new ArrayList<>();

    @BeforeAll
    static void compile() {
        project = CompiledProject.of(Path.of("..", "samples", "rows", "testng", "src", "test", "java"), directory);
    }

    @Test
    void oneAfterAnother() {
        assertThat(results("middle"))
                .containsExactly(
                        "passed #middle[1]",
                        "crashed #middle[2]",
                        "crashed #middle[3]",
                        "passed #middle[4]",
                        "passed #middle[5]");
    }

    @Test
    void underTheNamesThatTheyHaveInAWholeRun() {
        assertThat(run("middle"))
                .extracting(result -> result.node().displayName(), result -> result.node()
                        .legacyName())
                .contains(tuple("[3] d", "middle(java.lang.String)[3]"), tuple("[4] e", "middle(java.lang.String)[4]"));
    }

    @Test
    void thoughThereAreNone() {
        assertThat(results("last", "plain"))
                .containsExactly(
                        "passed #last[1]",
                        "passed #last[2]",
                        "passed #last[3]",
                        "passed #last[4]",
                        "crashed #last[5]",
                        "passed #plain");
    }

    @Test
    void ofAMethodThatIsRepeated() {
        assertThat(results("counted"))
                .containsExactly(
                        "passed #counted[1]", "crashed #counted[2]", "passed #counted[3]", "crashed #counted[4]");
    }

    @Test
    void ofWhichThereAreMoreThanCanBeAskedForAtOnce() {
        List<String> expected = IntStream.rangeClosed(1, 12_000)
                .mapToObj(i -> (i == 7 ? "crashed" : "passed") + " #many[" + i + "]")
                .toList();

        assertThat(results("many")).isEqualTo(expected);
    }

    @Test
    void butNotIfNobodyKnowsWhichTheyAre() {
        List<String> results = results("sideBySide", "plain");

        assertThat(results).contains("errored #sideBySide", "passed #plain");
    }

    @Test
    void andNothingIsSaidOfMethodsThatHadRunBefore() {
        results("before", "last");

        assertThat(losses).hasSize(1).allSatisfy(loss -> assertThat(loss.description())
                .doesNotContain("before", "not run"));
    }

    @Test
    void canBeNamed() {
        assertThat(results("middle[4]", "before[2]", "middle[1]"))
                .containsExactly("passed #middle[4]", "passed #before[2]", "passed #middle[1]");
    }

    @Test
    void canBeNamedTogether() {
        assertThat(results("before[2]", "before[4]", "before"))
                .containsExactly(
                        "passed #before[2]",
                        "passed #before[4]",
                        "passed #before[1]",
                        "passed #before[2]",
                        "passed #before[3]",
                        "passed #before[4]",
                        "passed #before[5]");
    }

    @Test
    void thatAreThereOnlyAfterTheSetUpOfTheClassRunToo() {
        try (WorkerPool pool = project.pool(project.settings(), "rows.LateRowsTest")) {
            OrderRun inNaturalOrder = pool.run(pool.catalog().naturalOrder(), RunListener.NONE);
            OrderRun inAnother =
                    pool.run(TestOrder.of("rows.LateRowsTest#never", "rows.LateRowsTest#late"), RunListener.NONE);

            assertThat(texts(inNaturalOrder.tests())).containsExactly("passed #late[1]", "failed #late[2]");
            assertThat(texts(inAnother.tests())).containsExactly("passed #late[1]", "failed #late[2]");
        }
    }

    private List<String> results(String... methods) {
        return texts(run(methods));
    }

    private static List<String> texts(List<TestResult> results) {
        return results.stream()
                .map(result -> result.outcome().label() + " #" + result.id().method()
                        + result.id().invocation())
                .toList();
    }

    private List<TestResult> run(String... methods) {
        List<TestResult> results = new ArrayList<>();
        try (WorkerPool pool = project.pool(project.settings(), CLASS)) {
            TestOrder rest = TestOrder.of(List.of(methods).stream()
                    .map(method -> CLASS + "#" + method)
                    .toArray(String[]::new));
            while (!rest.tests().isEmpty()) {
                OrderRun run = pool.run(rest, RunListener.NONE);
                results.addAll(run.tests());
                run.loss().ifPresent(losses::add);
                rest = new TestOrder(run.notRun());
            }
        }
        return results;
    }
}
