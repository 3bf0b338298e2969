package dev.vivace.engine.history;

import dev.vivace.engine.model.TestId;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How long tests are expected to take: the median of what was seen.
 *
 * @param byTest per whole method, all its invocations together
 */
public record Durations(Map<TestId, Duration> byTest) {

    public Durations {
        byTest = Map.copyOf(byTest);
    }

    /** A history may come from anywhere: what names no test is passed over. */
    static Durations of(List<HistoryLine> lines) {
        Map<TestId, Duration> medians = new LinkedHashMap<>();
        HistoryLine.millisByTest(lines).forEach((text, millis) -> TestId.find(text)
                .ifPresent(test -> medians.put(test, Duration.ofMillis(median(millis)))));
        return new Durations(medians);
    }

    private static long median(List<Long> values) {
        List<Long> sorted = values.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    /** What is expected of a test method; empty where it was never seen. */
    public Optional<Duration> of(TestId id) {
        return Optional.ofNullable(byTest.get(id));
    }

    /** What is expected of the tests of each class together, by its name. */
    public Map<String, Duration> byClass() {
        Map<String, Duration> sums = new HashMap<>();
        byTest.forEach((test, duration) -> sums.merge(test.className(), duration, Duration::plus));
        return sums;
    }

    /** What is expected of these tests together, those never seen counted as the average of the others. */
    public Optional<Duration> total(Collection<TestId> tests) {
        List<Duration> known =
                tests.stream().map(byTest::get).filter(Objects::nonNull).toList();
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Duration sum = known.stream().reduce(Duration.ZERO, Duration::plus);
        return Optional.of(sum.multipliedBy(tests.size()).dividedBy(known.size()));
    }
}
