package dev.vivace.engine.run;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A runner without a JVM, for tests of everything that runs orders: each test is a function of the tests that ran before
 * it in the same run. It keeps the same promises as the real one.
 */
public final class ScriptedRunner implements OrderRunner, Runners, Microscope {

    private static final TestNode ENGINE = new TestNode(
            "[engine:scripted]", Optional.empty(), TestNode.Kind.CONTAINER, "scripted", "scripted", Optional.empty());

    private final Map<TestId, Script> scripts;
    private final AtomicLong positions;
    private final ScriptedState state = new ScriptedState();
    private volatile List<Duration> expected = List.of();
    private volatile boolean closed;

    /** Without tests. */
    public ScriptedRunner() {
        this(new LinkedHashMap<>(), new AtomicLong());
    }

    private ScriptedRunner(Map<TestId, Script> scripts, AtomicLong positions) {
        this.scripts = scripts;
        this.positions = positions;
    }

    /** What becomes of a test, given the tests that ran before it. */
    public interface Script {

        /** The outcome; a crash or a time-out ends the worker. */
        Outcome run(List<TestId> before);
    }

    /** A test that passes whatever ran before it. */
    public ScriptedRunner with(String id) {
        return with(id, before -> Outcome.PASSED);
    }

    /** A test that follows a script; tests have the natural order in which they are added. */
    public ScriptedRunner with(String id, Script script) {
        scripts.put(TestId.parse(id), script);
        return this;
    }

    /**
     * Lets a test leave something behind. Where all that it leaves is forgotten, later tests do not see that it ran.
     *
     * @param place {@code a.Registry.count}, {@code system property key}, or what the JDK keeps in other words
     */
    public ScriptedRunner leaving(String id, String place, String before, String after) {
        state.leave(TestId.parse(id), place, new Change(before, after));
        return this;
    }

    /** Itself: a script says what becomes of a test, whatever is forgotten between orders. */
    @Override
    public OrderRunner with(Isolation isolation) {
        return this;
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return this;
    }

    @Override
    public Microscope microscope() {
        return this;
    }

    /** There is no JVM that could be idle. */
    @Override
    public void dismissIdle() {}

    /** There is no JVM that could work. */
    @Override
    public Duration cpu(Isolation isolation) {
        return Duration.ZERO;
    }

    /** The same scripts: there is no JVM that could be new. */
    @Override
    public OrderRunner inNewJvm() {
        return new ScriptedRunner(scripts, positions);
    }

    @Override
    public TestCatalog catalog() {
        checkOpen();
        return new TestCatalog(
                scripts.keySet().stream()
                        .map(id -> new TestCatalog.Entry(id, node(id)))
                        .toList(),
                Map.of());
    }

    @Override
    public void expect(List<Duration> orders) {
        expected = List.copyOf(orders);
    }

    /** What it was last told to expect. */
    public List<Duration> expected() {
        return expected;
    }

    @Override
    public OrderRun run(TestOrder order, RunListener listener) {
        if (closed) {
            return RunnerClosed.answer(order);
        }
        check(order);
        return run(List.of(), order.tests(), listener);
    }

    @Override
    public OrderRun run(TestOrder first, Forgotten forgotten, TestOrder second) {
        OrderRun before = run(first, RunListener.NONE);
        if (before.loss().isPresent()) {
            return before;
        }
        check(second);
        OrderRun after = run(state.seenAfter(first.tests(), forgotten), second.tests(), RunListener.NONE);
        return after.with(
                Stream.concat(before.tests().stream(), after.tests().stream()).toList(), List.of());
    }

    @Override
    public State state(TestOrder order, Collection<String> classes) {
        return closed ? State.UNKNOWN : state.after(order.tests(), classes);
    }

    private void check(TestOrder order) {
        TestCatalog catalog = catalog();
        order.tests().forEach(id -> {
            if (!scripts.containsKey(id)) {
                throw catalog.unknown(id);
            }
        });
    }

    private OrderRun run(List<TestId> before, List<TestId> tests, RunListener listener) {
        List<TestId> seen = new ArrayList<>(before);
        List<TestResult> results = new ArrayList<>();
        Optional<WorkerLoss> loss = Optional.empty();
        for (int i = 0; i < tests.size() && loss.isEmpty(); i++) {
            TestId id = tests.get(i);
            listener.testStarted(1, id);
            TestResult result = result(id, scripts.get(id).run(List.copyOf(seen)));
            seen.add(id);
            results.add(result);
            listener.testFinished(result);
            loss = loss(result);
        }
        loss.ifPresent(lost -> listener.workerLost(1, lost));
        List<TestId> notRun = tests.subList(results.size(), tests.size());
        return new OrderRun(
                results, List.of(), notRun, loss, List.of(), List.of(), state.footprint(tests), Duration.ZERO);
    }

    private TestResult result(TestId id, Outcome outcome) {
        long position = positions.addAndGet(2);
        return new TestResult(
                id,
                node(id),
                outcome,
                outcome.isRed() ? Optional.of(failure(id, outcome)) : Optional.empty(),
                outcome == Outcome.SKIPPED ? Optional.of("scripted") : Optional.empty(),
                Instant.EPOCH,
                Duration.ZERO,
                CapturedOutput.none(),
                1,
                new TestResult.Span(position, position + 1));
    }

    private static Failure failure(TestId id, Outcome outcome) {
        String message = id + " is " + outcome.label() + " by its script";
        return new Failure("java.lang.AssertionError", Optional.of(message), "java.lang.AssertionError: " + message);
    }

    private static Optional<WorkerLoss> loss(TestResult result) {
        return switch (result.outcome()) {
            case CRASHED -> Optional.of(loss(WorkerLoss.Cause.CRASHED, result.id()));
            case TIMED_OUT -> Optional.of(loss(WorkerLoss.Cause.TIMED_OUT, result.id()));
            case PASSED, FAILED, ERRORED, SKIPPED -> Optional.empty();
        };
    }

    private static WorkerLoss loss(WorkerLoss.Cause cause, TestId id) {
        return new WorkerLoss(cause, "Worker 1 stopped while running " + id + " by its script", Optional.of(id));
    }

    private static TestNode node(TestId id) {
        TestNode owner = child(ENGINE, TestNode.Kind.CONTAINER, id.className(), "");
        return child(owner, TestNode.Kind.TEST, id.className(), id.method());
    }

    private static TestNode child(TestNode parent, TestNode.Kind kind, String className, String method) {
        String name = method.isEmpty() ? className : method;
        return new TestNode(
                parent.uniqueId() + "/[" + (method.isEmpty() ? "class:" : "method:") + name + "]",
                Optional.of(parent),
                kind,
                name,
                name,
                Optional.of(new TestNode.Source(className, method, "", "")));
    }

    private void checkOpen() {
        if (closed) {
            throw new RunnerClosed();
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
