package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The identities and results of real engines: JUnit 3, 4, Jupiter, suites and TestNG in one project. */
class FrameworksTest {

    @TempDir
    static Path directory;

    private static WorkerPool pool;

    @BeforeAll
    static void open() {
        CompiledProject project = CompiledProject.of(Path.of("src", "test", "projects", "frameworks"), directory);
        pool = project.pool(
                project.settings(),
                "four.AllTests",
                "four.BrokenTest",
                "four.ParameterTest",
                "four.PlainTest",
                "four.SetUpTest",
                "four.ThreeTest",
                "five.MixTest",
                "five.SuiteTest",
                "five.TemplateTest",
                "ng.DataTest",
                "ng.SetUpNgTest");
    }

    @AfterAll
    static void close() {
        pool.close();
    }

    @Test
    void haveOneIdentityForEachTest() {
        assertThat(printed(pool.catalog().naturalOrder().tests()))
                .containsExactlyInAnyOrder(
                        "four.AllTests/four.PlainTest#assumes",
                        "four.AllTests/four.PlainTest#fails",
                        "four.AllTests/four.PlainTest#ignored",
                        "four.AllTests/four.PlainTest#passes",
                        "four.BrokenTest#initializationError",
                        "four.ParameterTest#any[1]",
                        "four.ParameterTest#positive[1]",
                        "four.ParameterTest#any[2]",
                        "four.ParameterTest#positive[2]",
                        "four.PlainTest#assumes",
                        "four.PlainTest#fails",
                        "four.PlainTest#ignored",
                        "four.PlainTest#passes",
                        "four.SetUpTest#first",
                        "four.SetUpTest#second",
                        "four.ThreeTest#testPasses",
                        "five.MixTest#inherited",
                        "five.MixTest#byDefault",
                        "five.MixTest#overloaded()",
                        "five.MixTest#overloaded(org.junit.jupiter.api.TestInfo)",
                        "five.MixTest#positive",
                        "five.MixTest#repeated",
                        "five.MixTest#dynamic",
                        "five.MixTest/five.Base$Inner#nested",
                        "five.SuiteTest/five.TemplateTest#class",
                        "five.TemplateTest#class",
                        "ng.DataTest#passes",
                        "ng.DataTest#positive",
                        "ng.SetUpNgTest#only");
    }

    @Test
    void giveEachTestItsOwnResultInAnyOrder() {
        List<TestId> natural = pool.catalog().naturalOrder().tests();
        List<TestId> reversed = new ArrayList<>(natural);
        Collections.reverse(reversed);

        assertThat(results(pool.run(new TestOrder(natural), RunListener.NONE))).containsExactlyInAnyOrder(expected());
        assertThat(results(pool.run(new TestOrder(reversed), RunListener.NONE))).containsExactlyInAnyOrder(expected());
    }

    private static String[] expected() {
        return new String[] {
            "skipped four.AllTests/four.PlainTest#assumes",
            "failed four.AllTests/four.PlainTest#fails",
            "skipped four.AllTests/four.PlainTest#ignored",
            "passed four.AllTests/four.PlainTest#passes",
            "errored four.BrokenTest#initializationError",
            "passed four.ParameterTest#any[1]",
            "passed four.ParameterTest#positive[1]",
            "passed four.ParameterTest#any[2]",
            "failed four.ParameterTest#positive[2]",
            "skipped four.PlainTest#assumes",
            "failed four.PlainTest#fails",
            "skipped four.PlainTest#ignored",
            "passed four.PlainTest#passes",
            "errored four.SetUpTest#first",
            "errored four.SetUpTest#second",
            "passed four.ThreeTest#testPasses",
            "passed five.MixTest#inherited",
            "passed five.MixTest#byDefault",
            "passed five.MixTest#overloaded()",
            "passed five.MixTest#overloaded(org.junit.jupiter.api.TestInfo)",
            "passed five.MixTest#positive[1]",
            "failed five.MixTest#positive[2]",
            "passed five.MixTest#repeated[1]",
            "passed five.MixTest#repeated[2]",
            "passed five.MixTest#dynamic[1]",
            "passed five.MixTest#dynamic[2][1]",
            "passed five.MixTest#dynamic[2][2]",
            "passed five.MixTest/five.Base$Inner#nested",
            "passed five.SuiteTest/five.TemplateTest#positive[1]",
            "failed five.SuiteTest/five.TemplateTest#positive[2]",
            "passed five.TemplateTest#positive[1]",
            "failed five.TemplateTest#positive[2]",
            "passed ng.DataTest#passes",
            "passed ng.DataTest#positive[1]",
            "failed ng.DataTest#positive[2]",
            "skipped ng.SetUpNgTest#only",
            "errored ng.SetUpNgTest",
        };
    }

    @Test
    void runSingleInvocations() {
        TestOrder order = TestOrder.of(
                "five.MixTest#dynamic[2][1]", "four.ParameterTest#positive[2]", "five.MixTest#positive[1]");

        assertThat(results(pool.run(order, RunListener.NONE)))
                .containsExactly(
                        "passed five.MixTest#dynamic[2][1]",
                        "failed four.ParameterTest#positive[2]",
                        "passed five.MixTest#positive[1]");
    }

    private static List<String> printed(List<TestId> ids) {
        return ids.stream().map(TestId::toString).toList();
    }

    private static List<String> results(OrderRun run) {
        return run.tests().stream()
                .map(result -> result.outcome().label() + " " + result.id())
                .toList();
    }
}
