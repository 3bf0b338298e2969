package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What runs beside what.
 *
 * @param lanes how many parts run side by side
 * @param expected how long the tests of a class are expected to take, by its name; others count as the average
 * @param apart pairs of classes that must not run beside each other; a single one must not beside any
 * @param abstaining tests, and classes, that are known to skip themselves with nothing before or beside them
 * @param tentative whether further lanes only open once there turns out to be enough to do
 */
public record SideBySide(
        int lanes, Map<String, Duration> expected, Set<Set<String>> apart, Set<TestId> abstaining, boolean tentative) {

    /** Who tries some first and then needs all the same has lost no more than one part in so many. */
    private static final int MUCH = 4;

    private static final Duration LEAST = Duration.ofMillis(100);

    public SideBySide {
        abstaining = Set.copyOf(abstaining);
        expected = Map.copyOf(expected);
        apart = Set.copyOf(apart);
        if (lanes < 1) {
            throw new IllegalArgumentException("A plan needs at least one lane, not " + lanes);
        }
    }

    /** So many lanes, and nothing known about what runs in them. */
    public static SideBySide lanes(int count) {
        return new SideBySide(count, Map.of(), Set.of(), Set.of(), false);
    }

    /** One after another, with nothing beside it. */
    boolean isAlone() {
        return lanes == 1;
    }

    /**
     * The numbers of these parts in the sequence in which they start. Where several run at once the longest goes first:
     * begun last it would keep one lane busy while the others have nothing left to do.
     */
    List<Integer> sequence(List<TestOrder> parts) {
        List<Integer> natural = IntStream.range(0, parts.size()).boxed().toList();
        if (isAlone() || expected.isEmpty()) {
            return natural;
        }
        List<Duration> times = expectedOfEach(parts);
        return natural.stream()
                .sorted(Comparator.<Integer, Duration>comparing(times::get).reversed())
                .toList();
    }

    /** What is expected of each of them alone. */
    List<Duration> expectedOfEach(List<TestOrder> parts) {
        Duration average = average();
        return parts.stream().map(part -> expected(part, average)).toList();
    }

    /** A class never seen counts as the average of the others. */
    private Duration expected(TestOrder part, Duration average) {
        List<Duration> known =
                classes(part).map(expected::get).filter(Objects::nonNull).toList();
        return known.isEmpty() ? average : known.stream().reduce(Duration.ZERO, Duration::plus);
    }

    /** What is expected of all of them, one after another. */
    public Duration expected(List<TestOrder> parts) {
        return expectedOfEach(parts).stream().reduce(Duration.ZERO, Duration::plus);
    }

    /** Whether it is much shorter to run only some of these. */
    public boolean areFew(List<TestOrder> some, List<TestOrder> all) {
        return cost(some).multipliedBy(MUCH).compareTo(cost(all)) <= 0;
    }

    /** Times of classes that are over at once say little. */
    private Duration cost(List<TestOrder> parts) {
        return expected(parts).plus(LEAST.multipliedBy(parts.size()));
    }

    private static Stream<String> classes(TestOrder part) {
        return part.tests().stream().map(TestId::className).distinct();
    }

    private Duration average() {
        return expected.isEmpty() ? Duration.ofSeconds(1) : averageOfKnown();
    }

    private Duration averageOfKnown() {
        return expected.values().stream().reduce(Duration.ZERO, Duration::plus).dividedBy(expected.size());
    }

    /** Whether a part may run while others do. */
    boolean allows(TestOrder part, Collection<TestOrder> running) {
        return apart.isEmpty() || running.stream().noneMatch(other -> areApart(part, other));
    }

    private boolean areApart(TestOrder one, TestOrder other) {
        Set<String> classes = classes(other).collect(Collectors.toSet());
        return classes.stream().anyMatch(this::isSolitary)
                || classes(one)
                        .anyMatch(name -> isSolitary(name)
                                || classes.stream()
                                        .anyMatch(rival -> !rival.equals(name) && apart.contains(Set.of(name, rival))));
    }

    private boolean isSolitary(String className) {
        return apart.contains(Set.of(className));
    }

    /** Whether a test skipped itself in one of these runs that might not do so with nothing before or beside it. */
    boolean isSurprised(List<OrderRun> runs) {
        return runs.stream()
                .flatMap(run -> Stream.concat(run.tests().stream(), run.containers().stream()))
                .filter(TestResult::isAborted)
                .anyMatch(result -> !abstaining.contains(result.id().wholeMethod()));
    }
}
