package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.worker.protocol.Events.Status;
import dev.vivace.worker.protocol.Thrown;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRecorderTest {

    private static final String ENGINE = "[engine:junit-jupiter]";
    private static final String CART = ENGINE + "/[class:Cart]";
    private static final String CART_A = CART + "/[method:a()]";
    private static final String CART_B = CART + "/[method:b()]";
    private static final String CART_EACH = CART + "/[test-template:each(int)]";
    private static final String SHOP = ENGINE + "/[class:Shop]";
    private static final String SHOP_A = SHOP + "/[method:a()]";
    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Thrown ERROR = new Thrown("java.lang.IllegalStateException", "boom", "trace", false);
    private static final Thrown ASSERTION = new Thrown("java.lang.AssertionError", "not so", "trace", true);
    private static final Failure GONE = new Failure("gone", Optional.empty(), "");

    @TempDir
    Path directory;

    private final PlatformTree tree = PlatformTree.of(Nodes.of("junit-jupiter")
            .type(CART, "Cart")
            .method(CART_A, "Cart", "a", "")
            .method(CART_B, "Cart", "b", "")
            .template(CART_EACH, "Cart", "each")
            .type(SHOP, "Shop")
            .method(SHOP_A, "Shop", "a", "")
            .list());

    private RunRecorder recorder;

    @Test
    void tellsFailuresFromErrors() {
        record("Cart#a", "Cart#b");
        start(CART, CART_A);
        finish(CART_A, Status.FAILED, ASSERTION);
        start(CART_B);
        finish(CART_B, Status.FAILED, ERROR);
        finish(CART, Status.PASSED, null);

        assertThat(results()).containsExactly("failed Cart#a", "errored Cart#b");
        assertThat(recorder.containers())
                .singleElement()
                .satisfies(result -> assertThat(result.id().isClass()).isTrue());
    }

    @Test
    void countsAnAbortedTestAsSkippedForTheReasonOfTheAssumption() {
        record("Cart#a");
        start(CART, CART_A);
        finish(CART_A, Status.ABORTED, ERROR);

        assertThat(recorder.tests()).singleElement().satisfies(result -> {
            assertThat(result.outcome()).isEqualTo(Outcome.SKIPPED);
            assertThat(result.skipReason()).contains("boom");
        });
    }

    @Test
    void givesTheFailureOfASetUpToEveryTestOfTheClass() {
        record("Cart#a", "Cart#b", "Shop#a");
        start(CART);
        finish(CART, Status.FAILED, ERROR);
        start(SHOP, SHOP_A);
        finish(SHOP_A, Status.PASSED, null);

        assertThat(results()).containsExactly("errored Cart#a", "errored Cart#b", "passed Shop#a");
    }

    @Test
    void givesTheFailureOfASetUpOnlyToTheTestsThatItWasFor() {
        record("Cart#a", "Shop#a", "Cart#b");
        start(CART);
        finish(CART, Status.FAILED, ASSERTION);

        assertThat(results()).containsExactly("failed Cart#a");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Shop#a", "Cart#b").tests());
    }

    @Test
    void givesTheFailureOfATearDownToTheClass() {
        record("Cart#a", "Shop#a", "Cart#b");
        start(CART, CART_A);
        finish(CART_A, Status.PASSED, null);
        finish(CART, Status.FAILED, ERROR);

        assertThat(results()).containsExactly("passed Cart#a", "errored Cart");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Shop#a", "Cart#b").tests());
    }

    @Test
    void skipsEveryTestOfASkippedClass() {
        record("Cart#a", "Cart#b", "Cart#each");
        recorder.skipped(CART, NOON, "not today");

        assertThat(results()).containsExactly("skipped Cart#a", "skipped Cart#b", "skipped Cart#each");
        assertThat(recorder.tests())
                .allSatisfy(result -> assertThat(result.skipReason()).contains("not today"));
    }

    @Test
    void reportsAMethodWhoseInvocationsCannotBeMade() {
        record("Cart#each");
        start(CART, CART_EACH);
        finish(CART_EACH, Status.FAILED, ERROR);
        finish(CART, Status.PASSED, null);

        assertThat(results()).containsExactly("errored Cart#each");
    }

    @Test
    void reportsInvocationsInsteadOfTheirMethod() {
        record("Cart#each");
        start(CART, CART_EACH);
        invoke(1, Status.PASSED);
        invoke(2, Status.FAILED);
        finish(CART_EACH, Status.PASSED, null);
        recorder.complete(NOON);

        assertThat(results()).containsExactly("passed Cart#each[1]", "errored Cart#each[2]");
    }

    @Test
    void blamesTheRunningInvocationForALossAndLeavesThoseBehindItToAnotherWorker() {
        record("Cart#each", "Shop#a");
        start(CART, CART_EACH);
        invoke(1, Status.PASSED);
        add(2);
        start(invocation(2));
        lose();

        assertThat(results()).containsExactly("passed Cart#each[1]", "crashed Cart#each[2]");
        assertThat(recorder.notRun())
                .isEqualTo(TestOrder.of("Cart#each[3+]", "Shop#a").tests());
    }

    @Test
    void blamesEveryTestOfAClassForALossInItsSetUp() {
        record("Cart#a", "Cart#b", "Shop#a");
        start(ENGINE, CART);
        lose();

        assertThat(results()).containsExactly("crashed Cart#a", "crashed Cart#b");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Shop#a").tests());
    }

    @Test
    void blamesTheClassForALossBetweenOrAfterItsTests() {
        record("Cart#a", "Cart#b");
        start(ENGINE, CART, CART_A);
        finish(CART_A, Status.PASSED, null);
        lose();

        assertThat(results()).containsExactly("passed Cart#a", "crashed Cart");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Cart#b").tests());
    }

    @Test
    void blamesTheFirstTestForALossBeforeAnythingBegan() {
        record("Shop#a", "Cart#a");
        lose();

        assertThat(results()).containsExactly("crashed Shop#a");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Cart#a").tests());
    }

    @Test
    void blamesTheFirstTestForALossInAClassThatHasNone() {
        record("Shop#a");
        start(ENGINE, CART);
        lose();

        assertThat(results()).containsExactly("crashed Shop#a");
    }

    @Test
    void blamesNobodyForALossBetweenClasses() {
        record("Cart#a", "Shop#a");
        start(ENGINE, CART, CART_A);
        finish(CART_A, Status.PASSED, null);
        finish(CART, Status.PASSED, null);
        lose();

        assertThat(results()).containsExactly("passed Cart#a");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Shop#a").tests());
    }

    @Test
    void countsWhatRanWhenTheRunWasCancelledAsNotRun() {
        record("Cart#a", "Shop#a");
        start(ENGINE, CART, CART_A);
        recorder.abandon();

        assertThat(results()).isEmpty();
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Cart#a", "Shop#a").tests());
    }

    @Test
    void blamesForTheTimeOnlyWhoTookIt() {
        record("Cart#a", "Shop#a", "Cart#b");
        start(ENGINE, CART, CART_A);
        long later = System.nanoTime();
        while (System.nanoTime() == later) {
            Thread.onSpinWait();
        }
        start(SHOP, SHOP_A);
        recorder.blame(recorder.overdue(later, NOON), Outcome.TIMED_OUT, GONE, NOON);

        assertThat(results()).containsExactly("timed-out Cart#a");
        assertThat(recorder.notRun()).isEqualTo(TestOrder.of("Shop#a", "Cart#b").tests());
    }

    @Test
    void namesTheMethodWhoseFurtherInvocationsAreNotRun() {
        record("Cart#each", "Shop#a");
        start(ENGINE, CART, CART_EACH);
        invoke(1, Status.PASSED);
        Suspects suspects = recorder.suspects(NOON);

        assertThat(suspects.missing()).isEqualTo("; further invocations of Cart#each are not run");
        assertThat(LossReport.timedOut(1, suspects, Duration.ofSeconds(1), "", 1)
                        .loss()
                        .description())
                .endsWith("longer than 1 s" + suspects.missing());
    }

    @Test
    void forgetsNoTestThatTheEngineNeverMentions() {
        record("Cart#a", "Cart#b");
        start(CART, CART_A);
        finish(CART_A, Status.PASSED, null);
        finish(CART, Status.PASSED, null);
        recorder.complete(NOON);

        assertThat(results()).containsExactly("passed Cart#a", "skipped Cart#b");
    }

    @Test
    void givesATestWithoutAnEndTheFailureOfItsClass() {
        record("Cart#a", "Cart#b");
        start(CART, CART_A);
        finish(CART, Status.FAILED, ERROR);

        assertThat(results()).containsExactly("errored Cart#a", "errored Cart#b");
    }

    @Test
    void reportsATestWithoutAnEnd() {
        record("Cart#a");
        start(CART, CART_A);
        finish(CART, Status.PASSED, null);
        recorder.complete(NOON);

        assertThat(results()).containsExactly("errored Cart#a");
    }

    @Test
    void keepsOutputWithWhoPrintedItEvenAfterItsEnd() {
        record("Cart#a", "Cart#b");
        start(CART, CART_A);
        print(CART_A, "one ");
        finish(CART_A, Status.PASSED, null);
        start(CART_B);
        print(CART_A, "late");
        print("", "native");
        finish(CART_B, Status.PASSED, null);

        assertThat(recorder.tests()).extracting(RunRecorderTest::output).containsExactly("one late", "native");
    }

    private static String output(TestResult result) {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        result.output().copy(false, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void measuresFromStartToEnd() {
        record("Cart#a");
        recorder.started(CART_A, NOON);
        recorder.finished(CART_A, NOON.plusMillis(40), Status.PASSED, null);

        assertThat(recorder.tests().get(0).duration()).isEqualTo(Duration.ofMillis(40));
    }

    private void record(String... order) {
        OrderLookup lookup = new OrderLookup(tree.catalog(Map.of()));
        AtomicLong positions = new AtomicLong();
        recorder = new RunRecorder(
                tree,
                new Agenda(lookup.items(TestOrder.of(order))),
                new OutputSpool(directory.resolve("output")),
                positions::incrementAndGet,
                RunListener.NONE,
                1);
    }

    private void start(String... uniqueIds) {
        List.of(uniqueIds).forEach(uniqueId -> recorder.started(uniqueId, NOON));
    }

    private void finish(String uniqueId, Status status, Thrown thrown) {
        recorder.finished(uniqueId, NOON, status, thrown);
    }

    private void print(String uniqueId, String text) {
        recorder.output(uniqueId, false, text.getBytes(StandardCharsets.UTF_8));
    }

    private void invoke(int index, Status status) {
        add(index);
        start(invocation(index));
        finish(invocation(index), status, status == Status.FAILED ? ERROR : null);
    }

    private void add(int index) {
        new Nodes().method(invocation(index), "Cart", "each", "int").list().forEach(tree::add);
    }

    private static String invocation(int index) {
        return CART_EACH + "/[test-template-invocation:#" + index + "]";
    }

    private void lose() {
        recorder.blame(recorder.suspects(NOON), Outcome.CRASHED, GONE, NOON);
    }

    private List<String> results() {
        return recorder.tests().stream()
                .map(result -> result.outcome().label() + " " + result.id())
                .toList();
    }
}
