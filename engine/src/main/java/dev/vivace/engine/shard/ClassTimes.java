package dev.vivace.engine.shard;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How long the classes of a suite are expected to take. */
public final class ClassTimes {

    /** Where nothing is known all classes are equal, so that their number decides. */
    private static final Duration OF_UNKNOWN = Duration.ofSeconds(1);

    /** What takes no time that a clock would show still has to be started. */
    private static final Duration SHORTEST = Duration.ofMillis(1);

    private ClassTimes() {}

    /**
     * Every class of the catalog, those that cannot be looked into among them; one that was never seen counts as the
     * average of the others.
     *
     * @param expected of some tests together; empty where nothing is known of any
     */
    public static Map<String, Duration> of(
            TestCatalog catalog, Function<Collection<TestId>, Optional<Duration>> expected) {
        Map<String, Optional<Duration>> known = new TreeMap<>();
        catalog.unloadable().keySet().forEach(name -> known.put(name, Optional.empty()));
        catalog.entries().stream()
                .collect(Collectors.groupingBy(Entry::testClass, Collectors.mapping(Entry::id, Collectors.toList())))
                .forEach((name, tests) -> known.put(name, expected.apply(methods(tests))));
        Duration average = average(known.values());
        Map<String, Duration> times = new TreeMap<>();
        known.forEach((name, time) -> times.put(name, atLeastShortest(time.orElse(average))));
        return times;
    }

    private static List<TestId> methods(List<TestId> tests) {
        return tests.stream().map(TestId::wholeMethod).distinct().toList();
    }

    private static Duration average(Collection<Optional<Duration>> times) {
        List<Duration> known = times.stream().flatMap(Optional::stream).toList();
        return known.isEmpty()
                ? OF_UNKNOWN
                : known.stream().reduce(Duration.ZERO, Duration::plus).dividedBy(known.size());
    }

    private static Duration atLeastShortest(Duration time) {
        return time.compareTo(SHORTEST) < 0 ? SHORTEST : time;
    }
}
