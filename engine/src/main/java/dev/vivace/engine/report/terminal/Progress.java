package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** How far a module's suite has come. Counts methods, because the number of invocations is known only afterwards. */
final class Progress {

    private final Expectation expectation;
    private final boolean estimating;
    private final Instant start;
    private final Set<TestId> waiting;
    private final int total;
    private final Map<Integer, Running> running = new TreeMap<>();
    private final Set<TestId> red = new HashSet<>();
    private Duration workDone = Duration.ZERO;
    private Duration workWaiting;
    private Optional<InSuite> inSuite = Optional.empty();
    private boolean oneByOne;

    Progress(TestOrder order, Expectation expectation, Instant start) {
        this.expectation = expectation;
        this.estimating = expectation.covers(order);
        this.start = start;
        this.waiting = new LinkedHashSet<>(order.tests());
        this.total = waiting.size();
        this.workWaiting = waiting.stream().map(expectation::assume).reduce(Duration.ZERO, Duration::plus);
    }

    /** A test that runs now. */
    record Running(int worker, TestId id, Instant since, Optional<Duration> expected) {

        Duration elapsed(Instant now) {
            return Duration.between(since, now);
        }

        boolean isSlow(Instant now) {
            return Slowness.isSlow(elapsed(now), expected);
        }
    }

    /** What is red in its class alone runs once more in the suite, all of it one after another. */
    private record InSuite(int total, Set<TestId> begun) {

        double fraction() {
            return (double) begun.size() / Math.max(1, total);
        }
    }

    /** Some tests run again: in the suite that is another way to go, of which nobody knows how long it takes. */
    void stageBegan(Stage stage, int tests) {
        running.clear();
        oneByOne = true;
        inSuite = Optional.of(new InSuite(tests, new HashSet<>())).filter(suite -> stage == Stage.SUITE);
    }

    void stageEnded() {
        running.clear();
        oneByOne = false;
        inSuite = Optional.empty();
    }

    void started(int worker, TestId id, Instant now) {
        if (oneByOne) {
            // Nobody tells that these have ended.
            running.clear();
        }
        inSuite.ifPresent(suite -> suite.begun().add(id.wholeMethod()));
        running.put(worker, new Running(worker, id, now, expectation.of(id)));
    }

    void finished(TestResult result) {
        TestId method = result.id().wholeMethod();
        running.remove(result.worker());
        if (waiting.remove(method)) {
            workDone = workDone.plus(expectation.assume(method));
            workWaiting = workWaiting.minus(expectation.assume(method));
        }
        if (result.outcome().isRed()) {
            red.add(result.id());
        } else {
            red.remove(result.id());
        }
    }

    void lost(int worker) {
        running.remove(worker);
    }

    int done() {
        return total - waiting.size();
    }

    /** How many tests of how many. */
    String counts() {
        return inSuite.map(suite -> suite.begun().size() + " of " + suite.total() + " tests again")
                .orElseGet(() -> done() + " of " + total + " tests");
    }

    int red() {
        return red.size();
    }

    List<Running> running() {
        return List.copyOf(running.values());
    }

    Duration elapsed(Instant now) {
        return Duration.between(start, now);
    }

    /** Between 0 and 1: of the expected time where it is known, otherwise of the tests. */
    double fraction(Instant now) {
        return inSuite.map(InSuite::fraction).orElseGet(() -> fractionOfAll(now));
    }

    private double fractionOfAll(Instant now) {
        if (!estimating) {
            return total == 0 ? 0 : (double) done() / total;
        }
        double whole = workDone.plus(workLeft(now)).toMillis();
        return whole == 0 ? 0 : workDone.toMillis() / whole;
    }

    /** An estimate from history, corrected by how this run compares with earlier ones so far. */
    Optional<Duration> remaining(Instant now) {
        if (!estimating || inSuite.isPresent()) {
            return Optional.empty();
        }
        double perWorker = (double) workLeft(now).toMillis() / Math.max(1, running.size());
        return Optional.of(Duration.ofMillis(Math.round(perWorker * pace(now))));
    }

    private double pace(Instant now) {
        double expected = (double) workDone.toMillis() / Math.max(1, running.size());
        return expected < 500 ? 1 : Math.max(0.2, Math.min(20, elapsed(now).toMillis() / expected));
    }

    private Duration workLeft(Instant now) {
        Duration started = running.values().stream()
                .filter(test -> waiting.contains(test.id().wholeMethod()))
                .map(test -> shorter(test.elapsed(now), expectation.assume(test.id())))
                .reduce(Duration.ZERO, Duration::plus);
        return workWaiting.minus(started);
    }

    private static Duration shorter(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? a : b;
    }
}
