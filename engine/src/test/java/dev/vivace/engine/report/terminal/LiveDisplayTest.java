package dev.vivace.engine.report.terminal;

import static dev.vivace.engine.report.terminal.Results.failed;
import static dev.vivace.engine.report.terminal.Results.passed;
import static dev.vivace.engine.report.terminal.Results.suite;
import static dev.vivace.engine.report.terminal.Results.taking;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LiveDisplayTest {

    private static final TestId ADDS = TestId.parse("shop.CartTest#adds");
    private static final TestId REMOVES = TestId.parse("shop.CartTest#removes");

    private final FakeClock clock = new FakeClock();
    private final FakeTerminal terminal = FakeTerminal.live(80);
    private final LiveDisplay display = new LiveDisplay(terminal.console(), clock);

    @Test
    void showsWhatRunsBelowABar() {
        start(Map.of());
        display.testStarted(1, ADDS);
        clock.passSeconds(3);
        display.tick();

        assertThat(terminal.screen())
                .containsExactly(
                        "Running shop: 2 tests",
                        "[------------------------] 0 of 2 tests, 3 s",
                        "  shop.CartTest#adds  3 s");
    }

    @Test
    void showsHowFarTheSuiteIsThatRunsAgain() {
        start(Map.of());
        display.stageBegan(Stage.SUITE, 2);
        display.testStarted(2, ADDS);
        clock.passSeconds(3);
        display.tick();

        assertThat(terminal.screen())
                .endsWith("[############------------] 1 of 2 tests again, 3 s", "  shop.CartTest#adds  3 s");
    }

    @Test
    void drawsAgainOverTheFrameBefore() {
        start(Map.of());
        display.testStarted(1, ADDS);
        display.testStarted(2, REMOVES);
        display.tick();
        display.testFinished(passed("shop.CartTest#adds"));
        display.tick();

        assertThat(terminal.screen())
                .containsExactly(
                        "Running shop: 2 tests",
                        "[############------------] 1 of 2 tests, 0 s",
                        "  shop.CartTest#removes  0 s");
    }

    @Test
    void writesNothingWhereNothingChanged() {
        start(Map.of());
        display.tick();
        String before = terminal.written();
        display.tick();

        assertThat(terminal.written()).isEqualTo(before);
    }

    @Test
    void estimatesFromHistory() {
        start(Map.of(ADDS, Duration.ofSeconds(10), REMOVES, Duration.ofSeconds(30)));
        display.testFinished(passed("shop.CartTest#adds"));
        clock.passSeconds(10);
        display.tick();

        assertThat(terminal.screen()).contains("[######------------------] 1 of 2 tests, 10 s, about 30 s left");
    }

    @Test
    void marksATestThatTakesMuchLongerThanUsual() {
        start(Map.of(ADDS, Duration.ofSeconds(2)));
        display.testStarted(1, ADDS);
        clock.passSeconds(5);
        display.tick();

        assertThat(terminal.screen()).contains("  shop.CartTest#adds  5 s  slow");
    }

    @Test
    void keepsALineAboutASlowTest() {
        start(Map.of(ADDS, Duration.ofSeconds(2)));
        display.testFinished(taking(Duration.ofSeconds(7), passed("shop.CartTest#adds")));
        display.end();

        assertThat(terminal.screen()).contains("SLOW shop.CartTest#adds (7.0 s, usually 2.0 s)");
    }

    @Test
    void keepsFailuresAboveTheFrame() {
        start(Map.of());
        display.tick();
        display.testFinished(failed("shop.CartTest#adds", "expected: <1> but was: <2>"));
        display.tick();

        assertThat(terminal.screen())
                .containsExactly(
                        "Running shop: 2 tests",
                        "FAILED shop.CartTest#adds (0.020 s)",
                        "  org.opentest4j.AssertionFailedError: expected: <1> but was: <2>",
                        "[############------------] 1 of 2 tests, 0 s, 1 failed");
    }

    @Test
    void leavesNoFrameBehind() {
        start(Map.of());
        display.testStarted(1, ADDS);
        display.tick();
        display.suiteFinished(suite(passed("shop.CartTest#adds")), List.of());
        display.end();

        assertThat(terminal.screen()).containsExactly("Running shop: 2 tests", "");
    }

    @Test
    void neverDrawsWiderThanTheTerminal() {
        start(Map.of(ADDS, Duration.ofSeconds(10), REMOVES, Duration.ofSeconds(30)));
        display.testStarted(1, TestId.parse("shop.a.very.long.name.of.a.package.CartTest#addsItemsOfAllKinds"));
        display.testStarted(2, TestId.parse("shop.世界世界世界世界世界世界世界世界#世界"));
        for (int width : new int[] {80, 40, 20, 5}) {
            terminal.resize(width);
            display.tick();
            assertThat(terminal.screen().stream().skip(1))
                    .allSatisfy(line -> assertThat(Columns.of(line)).isLessThan(Math.max(11, width)));
        }
    }

    @Test
    void cutsThePackageBeforeTheMethod() {
        start(Map.of());
        terminal.resize(30);
        display.testStarted(1, TestId.parse("shop.a.very.long.name.CartTest#adds"));
        display.tick();

        assertThat(terminal.screen()).contains("  ..g.name.CartTest#adds  0 s");
    }

    @Test
    void limitsTheLinesForManyWorkers() {
        start(Map.of());
        for (int worker = 1; worker <= 20; worker++) {
            display.testStarted(worker, ADDS);
        }
        display.tick();

        assertThat(terminal.screen()).hasSize(11).endsWith("  and 12 more");
    }

    @Test
    void showsWhatIsDoneBeforeTestsRun() {
        display.preparing("Maven: compiling shop");
        display.tick();
        assertThat(terminal.screen()).containsExactly("Maven: compiling shop");

        start(Map.of());
        display.tick();
        assertThat(terminal.screen())
                .containsExactly("Running shop: 2 tests", "[------------------------] 0 of 2 tests, 0 s");
    }

    @Test
    void doesNotObeyWhatTestsPutIntoNames() {
        start(Map.of());
        display.testStarted(1, TestId.parse("shop.CartTest#\u001b[2Jclear"));
        display.testFinished(failed("shop.CartTest#x\u001b]0;title\u0007", "\u001b[31mred\r\nnext"));
        display.tick();

        assertThat(terminal.written().replaceAll("\u001b\\[(\\d*A|J)", "").replace("\r", ""))
                .doesNotContain("\u001b", "\u0007");
    }

    @Test
    void colorsOnlyWhereTheConsoleHasColors() {
        LiveDisplay colored = new LiveDisplay(terminal.console(true), clock);
        colored.testFinished(failed("shop.CartTest#adds", "no"));
        colored.tick();

        assertThat(terminal.written()).contains("\u001b[31;1mFAILED\u001b[0m shop.CartTest#adds");
    }

    private void start(Map<TestId, Duration> expected) {
        display.suiteStarted("shop", new TestOrder(List.of(ADDS, REMOVES)), expected);
    }
}
