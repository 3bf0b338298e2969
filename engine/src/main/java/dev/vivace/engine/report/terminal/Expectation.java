package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What earlier runs say about how long each test method takes; its invocations count together. */
final class Expectation {

    private final Map<TestId, Duration> byMethod = new HashMap<>();
    private final Duration average;

    Expectation(Map<TestId, Duration> expected) {
        expected.forEach((id, time) -> byMethod.merge(id.wholeMethod(), time, Duration::plus));
        this.average =
                byMethod.isEmpty() ? Duration.ZERO : sum(byMethod.values()).dividedBy(byMethod.size());
    }

    /** How long this test, or the method of which it is an invocation, usually takes. */
    Optional<Duration> of(TestId id) {
        return Optional.ofNullable(byMethod.get(id.wholeMethod()));
    }

    /** Whether most tests of the order are known, so that a sum over them means something. */
    boolean covers(TestOrder order) {
        Set<TestId> known = new HashSet<>(order.tests());
        known.retainAll(byMethod.keySet());
        return !known.isEmpty() && known.size() * 2 >= order.tests().size();
    }

    /** How long to assume that a test takes, known or not. */
    Duration assume(TestId id) {
        return of(id).orElse(average);
    }

    private static Duration sum(Collection<Duration> times) {
        return times.stream().reduce(Duration.ZERO, Duration::plus);
    }
}
