package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that end the JVM, whatever framework runs them and whatever JDK they end. */
class ExitsTest {

    private static final Path SOURCES = Path.of("src", "test", "projects", "exits");

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void takeNoOtherTestOfJUnit4WithThem(int jdk) {
        assertThat(results(jdk, "exits.OldExitTest", "exits.OldSetUpTest"))
                .containsExactlyInAnyOrder(
                        "crashed exits.OldExitTest#exits: System.exit was called (exit code 3)",
                        "passed exits.OldExitTest#neighbour",
                        "crashed exits.OldSetUpTest#first: System.exit was called (exit code 4)",
                        "crashed exits.OldSetUpTest#second: System.exit was called (exit code 4)");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void takeNoOtherTestOfTestngWithThem(int jdk) {
        assertThat(results(jdk, "exits.NgExitTest", "exits.NgSetUpTest"))
                .containsExactlyInAnyOrder(
                        "crashed exits.NgExitTest#exits: System.exit was called (exit code 3)",
                        "passed exits.NgExitTest#neighbour",
                        "crashed exits.NgSetUpTest#first: System.exit was called (exit code 4)",
                        "crashed exits.NgSetUpTest#second: System.exit was called (exit code 4)");
    }

    private List<String> results(int jdk, String... classes) {
        CompiledProject project = CompiledProject.of(SOURCES, directory);
        return results(project.spec(), jdk, project.settings(), List.of(classes));
    }

    @Test
    void getTheOutcomeThatTheyExpectOfThemselvesOnANewerJdk() throws IOException {
        HostileProject project = HostileProject.compile(directory);
        List<String> classes = List.of("hostile.ExitTest", "hostile.LifecycleTest", "hostile.ThrowableTest");

        assertThat(results(project.spec(), 25, project.settings(), classes))
                .extracting(result -> result.replaceFirst(":.*", ""))
                .containsExactlyInAnyOrderElementsOf(project.expected(classes).entrySet().stream()
                        .map(expected -> expected.getValue() + " " + expected.getKey())
                        .toList());
    }

    private static List<String> results(LaunchSpec spec, int jdk, WorkerSettings settings, List<String> classes) {
        List<String> results = new ArrayList<>();
        LaunchSpec launch = spec.withJvm(spec.jvm().withJavaHome(Jdks.home(jdk)));
        try (WorkerPool pool = WorkerPool.open(launch, classes, settings)) {
            TestOrder rest = pool.catalog().naturalOrder();
            while (!rest.tests().isEmpty()) {
                OrderRun run = pool.run(rest, RunListener.NONE);
                run.tests()
                        .forEach(test -> results.add(test.outcome().label() + " " + test.id()
                                + test.failure().map(ExitsTest::cause).orElse("")));
                rest = new TestOrder(run.notRun());
            }
        }
        return results;
    }

    private static String cause(Failure failure) {
        return ": " + failure.headline().replaceFirst("(?s).*(System.exit was called \\(exit code \\d\\)).*", "$1");
    }
}
