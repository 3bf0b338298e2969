package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker is lost in one invocation of a test: those behind it, which have no names yet, run all the same. */
class CrashedInvocationsTest {

    private static final String CLASS = "hostile.InvocationTest";
    private static final String WHOLE = CLASS + "$Whole";

    @TempDir
    static Path directory;

    private static HostileProject project;

    @BeforeAll
    static void compile() throws IOException {
        project = HostileProject.compile(directory);
    }

    @Test
    void ofAParameterisedTest() {
        assertThat(results(CLASS, CLASS + "#parameterised"))
                .containsExactly(
                        "passed #parameterised[1]",
                        "crashed #parameterised[2]",
                        "passed #parameterised[3]",
                        "crashed #parameterised[4]",
                        "passed #parameterised[5]");
    }

    @Test
    void ofWhichThereAreMoreThanCanBeAskedForAtOnce() {
        List<String> expected = IntStream.rangeClosed(1, 230)
                .mapToObj(i -> (i == 7 ? "crashed" : "passed") + " #repeated[" + i + "]")
                .toList();

        assertThat(results(CLASS, CLASS + "#repeated")).isEqualTo(expected);
    }

    @Test
    void insideADynamicContainer() {
        assertThat(results(CLASS, CLASS + "#dynamic"))
                .containsExactly(
                        "passed #dynamic[1]",
                        "passed #dynamic[2][1]",
                        "crashed #dynamic[2][2]",
                        "crashed #dynamic[2][3]",
                        "passed #dynamic[2][4]",
                        "passed #dynamic[3]",
                        "passed #dynamic[4][1]");
    }

    @Test
    void ofAWholeClass() {
        assertThat(results(WHOLE, WHOLE + "#class"))
                .containsExactlyInAnyOrder(
                        "passed #first[1]",
                        "passed #second[1]",
                        "passed #third[1][1]",
                        "passed #third[1][2]",
                        "crashed #first[2]",
                        "crashed #second[2]",
                        "passed #third[2][1]",
                        "passed #third[2][2]",
                        "passed #first[3]",
                        "passed #second[3]",
                        "passed #third[3][1]",
                        "passed #third[3][2]");
    }

    @Test
    void ofAWholeClassCanBeNamedAndThenAllOfItRuns() {
        try (WorkerPool pool = project.pool(project.settings(), List.of(WHOLE))) {
            assertThat(pool.catalog().expand(TestId.parse(WHOLE + "#third[2][1]")))
                    .containsExactly(TestId.of(WHOLE, "class"));
        }
    }

    @Test
    void beforeAnythingElseOfTheOrderThoughItIsNotTheNaturalOne() {
        assertThat(results(CLASS, CLASS + "#repeated[3]", CLASS + "#parameterised", CLASS + "#dynamic[1]"))
                .containsExactly(
                        "passed #repeated[3]",
                        "passed #parameterised[1]",
                        "crashed #parameterised[2]",
                        "passed #parameterised[3]",
                        "crashed #parameterised[4]",
                        "passed #parameterised[5]",
                        "passed #dynamic[1]");
    }

    private static List<String> results(String className, String... order) {
        List<TestResult> results = new ArrayList<>();
        try (WorkerPool pool = project.pool(project.settings(), List.of(className))) {
            TestOrder rest = TestOrder.of(order);
            while (!rest.tests().isEmpty()) {
                OrderRun run = pool.run(rest, RunListener.NONE);
                results.addAll(run.tests());
                rest = new TestOrder(run.notRun());
            }
        }
        return results.stream().map(CrashedInvocationsTest::text).toList();
    }

    private static String text(TestResult result) {
        return result.outcome().label() + " #" + result.id().method()
                + result.id().invocation();
    }
}
