package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SampleResults;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Kind;
import dev.vivace.engine.model.TestNode.Source;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class OutputOutsideClassesTest {

    private static final TestNode ENGINE = node(null, "[engine:junit-platform-suite]", Kind.CONTAINER, null);
    private static final TestNode SUITE =
            node(ENGINE, "[suite:shop.AllTests]", Kind.CONTAINER, new Source("shop.AllTests", "", "", ""));
    private static final TestNode JUPITER = node(SUITE, "[engine:junit-jupiter]", Kind.CONTAINER, null);
    private static final TestNode CART =
            node(JUPITER, "[class:shop.CartTest]", Kind.CONTAINER, new Source("shop.CartTest", "", "", ""));
    private static final TestNode ADDS =
            node(CART, "[method:adds()]", Kind.TEST, new Source("shop.CartTest", "adds", "", ""));

    private final Run test = run(ADDS, 20, 30);

    @Test
    void areGivenToTheTestThatEndsNext() {
        assertThat(beforeTheTest(run(ENGINE, 0, 100, 5))).containsExactly(5L);
    }

    @Test
    void areThoseOfASuiteBeforeItsTests() {
        assertThat(beforeTheTest(run(SUITE, 1, 90, 10, 15))).containsExactly(10L, 15L);
    }

    @Test
    void areNotThoseOfASuiteBehindItsTests() {
        assertThat(beforeTheTest(run(SUITE, 1, 90, 80))).isEmpty();
    }

    @Test
    void areNotThoseOfTheClassOfTheTest() {
        assertThat(beforeTheTest(run(CART, 12, 40, 15))).isEmpty();
    }

    private List<Long> beforeTheTest(Run container) {
        return OutputOutsideClasses.of(List.of(container, test)).before(List.of(test)).stream()
                .map(print -> print.chunk().position())
                .toList();
    }

    private static Run run(TestNode node, long began, long ended, long... prints) {
        List<Chunk> chunks = LongStream.of(prints)
                .mapToObj(position -> new Chunk(false, 0, 1, position))
                .toList();
        TestResult result = new TestResult(
                TestId.parse("shop.CartTest#adds"),
                node,
                Outcome.PASSED,
                Optional.empty(),
                Optional.empty(),
                SampleResults.START,
                Duration.ZERO,
                new CapturedOutput(Optional.empty(), chunks),
                1,
                new TestResult.Span(began, ended));
        return new Run(result, 0);
    }

    private static TestNode node(TestNode parent, String segment, Kind kind, Source source) {
        return new TestNode(
                parent == null ? segment : parent.uniqueId() + "/" + segment,
                Optional.ofNullable(parent),
                kind,
                segment,
                segment,
                Optional.ofNullable(source));
    }
}
