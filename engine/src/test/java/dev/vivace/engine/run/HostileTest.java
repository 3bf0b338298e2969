package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.Expectations.Expected;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing that the tests of {@code samples/hostile} do can fool us. */
class HostileTest {

    @TempDir
    static Path directory;

    private static final List<Long> PIDS = new ArrayList<>();
    private static final List<Path> SCRATCH = new ArrayList<>();
    private static final List<OrderRun> RUNS = new ArrayList<>();
    private static HostileProject project;

    @BeforeAll
    static void runAll() throws IOException {
        project = HostileProject.compile(directory);
        run(HostileProject.PATIENT, project.settings().withMemory("128m"));
        run(HostileProject.HANGING, project.settings().withTimeout(Duration.ofSeconds(3)));
    }

    private static void run(List<String> classes, WorkerSettings settings) {
        try (WorkerPool pool = project.pool(settings, classes)) {
            TestOrder rest = pool.catalog().naturalOrder();
            while (!rest.tests().isEmpty()) {
                OrderRun run = pool.run(rest, new ProcessWatch());
                RUNS.add(run);
                rest = new TestOrder(run.notRun());
            }
        }
    }

    /** Remembers the processes and the directory that the pool needs. */
    private static final class ProcessWatch implements RunListener {
        @Override
        public void workerStarted(int worker, long pid, Duration idle) {
            PIDS.add(pid);
            HostileProject.scratchDirectoryOf(pid).ifPresent(SCRATCH::add);
        }
    }

    @Test
    void givesEveryTestTheOutcomeThatItExpectsOfItself() {
        List<String> classes = Stream.of(HostileProject.PATIENT, HostileProject.HANGING)
                .flatMap(List::stream)
                .filter(name -> !name.endsWith("UnloadableTest"))
                .toList();
        Map<TestId, Expected> expected = Expectations.of(project.classPath(), classes);
        Map<TestId, TestResult> actual = results();

        SoftAssertions softly = new SoftAssertions();
        softly.assertThat(actual.keySet()).containsExactlyInAnyOrderElementsOf(expected.keySet());
        expected.forEach(
                (id, expectation) -> Optional.ofNullable(actual.get(id)).ifPresent(result -> {
                    softly.assertThat(result.outcome().label())
                            .as("outcome of %s", id)
                            .isEqualTo(expectation.outcome());
                    softly.assertThat(words(result)).as("failure of %s", id).contains(expectation.says());
                }));
        softly.assertAll();
    }

    private static Map<TestId, TestResult> results() {
        return RUNS.stream()
                .flatMap(run -> run.tests().stream())
                .collect(Collectors.toMap(
                        TestResult::id,
                        result -> result,
                        (first, second) -> {
                            throw new IllegalStateException("Two results of " + first.id());
                        },
                        TreeMap::new));
    }

    private static String words(TestResult result) {
        return result.failure()
                        .map(failure -> failure.headline() + "\n" + failure.trace())
                        .orElse("")
                + result.skipReason().orElse("");
    }

    @Test
    void reportsTheClassThatCannotBeLoaded() {
        try (WorkerPool pool =
                project.pool(project.settings(), List.of("hostile.UnloadableTest", "hostile.EmptyTest"))) {
            assertThat(pool.catalog().entries()).isEmpty();
            assertThat(pool.catalog().unloadable()).containsOnlyKeys("hostile.UnloadableTest");
            assertThat(pool.catalog().unloadable().get("hostile.UnloadableTest").headline())
                    .contains("hostile/Removed");
        }
    }

    @Test
    void keepsFiftyMegabytesWithTheTestThatPrintedThem() {
        byte[] printed = bytes(result("hostile.OutputTest#printsFiftyMegabytes").output(), false);

        assertThat(printed).hasSize(50_000_000);
        assertThat(printed[99]).isEqualTo((byte) '\n');
        assertThat(printed[49_999_998]).isEqualTo((byte) 'x');
    }

    @Test
    void keepsRubbishByteForByte() {
        byte[] rubbish = new byte[100_000];
        new Random(7).nextBytes(rubbish);
        CapturedOutput output = result("hostile.OutputTest#printsRubbish").output();

        assertThat(bytes(output, false)).isEqualTo(rubbish);
        assertThat(bytes(output, true)).isEqualTo(rubbish);
    }

    @Test
    void keepsWhatIsPrintedBeforeStandardOutputIsClosed() {
        assertThat(bytes(result("hostile.OutputTest#closesStandardOutput").output(), false))
                .asString(StandardCharsets.UTF_8)
                .startsWith("before");
    }

    @Test
    void keepsWholeMessages() {
        assertThat(result("hostile.NameTest#hasALongMessage")
                        .failure()
                        .orElseThrow()
                        .message())
                .contains("m".repeat(10_000));
        assertThat(result("hostile.NameTest#hasLongEmptyAndEqualNames[1]")
                        .node()
                        .displayName())
                .isEqualTo("n".repeat(10_000));
    }

    @Test
    void endsTheChildrenOfATestThatTookTooLong() {
        String printed = new String(
                bytes(result("hostile.ChildProcessTest#waitsForItsChild").output(), false), StandardCharsets.UTF_8);
        long child = Long.parseLong(printed.replaceAll("(?s).*child (\\d+).*", "$1"));

        assertThat(ProcessHandle.of(child).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void leavesNoProcessAndNoTemporaryFileBehind() {
        assertThat(PIDS).hasSizeGreaterThan(8).allSatisfy(pid -> assertThat(
                        ProcessHandle.of(pid).filter(ProcessHandle::isAlive))
                .isEmpty());
        assertThat(SCRATCH).isNotEmpty().allSatisfy(scratch -> assertThat(Files.exists(scratch))
                .isFalse());
    }

    private static TestResult result(String id) {
        return Optional.ofNullable(results().get(TestId.parse(id))).orElseThrow();
    }

    private static byte[] bytes(CapturedOutput output, boolean error) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        output.copy(error, bytes);
        return bytes.toByteArray();
    }
}
