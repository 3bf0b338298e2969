package dev.vivace.engine.shard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Shard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every split, tried on suites that a seed makes, and what some splits are. */
class SplitTest {

    private static final Duration SECOND = Duration.ofSeconds(1);

    static LongStream seeds() {
        return LongStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyClassIsInExactlyOneShard(long seed) {
        RandomSuite suite = RandomSuite.of(seed);

        List<String> dealtOut = IntStream.rangeClosed(1, suite.total())
                .mapToObj(index -> suite.split().of(new Shard(index, suite.total())))
                .flatMap(Collection::stream)
                .toList();

        assertThat(dealtOut).containsExactlyInAnyOrderElementsOf(suite.times().keySet());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void isTheSameInWhateverSequenceClassesAreFound(long seed) {
        RandomSuite suite = RandomSuite.of(seed);

        assertThat(suite.shuffled(seed + 1).split()).isEqualTo(suite.split());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatBelongsTogetherStaysTogether(long seed) {
        RandomSuite suite = RandomSuite.of(seed);
        Split split = suite.split();

        assertThat(suite.together()).allSatisfy(names -> {
            Set<String> there = new TreeSet<>(names);
            there.retainAll(suite.times().keySet());
            assertThat(split.shards()).anySatisfy(shard -> assertThat(shard).containsAll(there));
        });
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void noShardHasMoreThanAFairShareAndOneBundle(long seed) {
        RandomSuite suite = RandomSuite.of(seed);
        Duration largest = Bundle.of(suite.times(), suite.together()).stream()
                .map(Bundle::expected)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);

        assertThat(longest(suite.split()))
                .isLessThanOrEqualTo(
                        suite.sum().dividedBy(suite.total()).plus(largest).plusNanos(suite.total()));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void takesAtMostAThirdLongerThanTheBestSplit(long seed) {
        RandomSuite suite = RandomSuite.small(seed);
        Duration best = best(List.copyOf(suite.times().values()), Loads.none(suite.total()));

        assertThat(longest(suite.split()).multipliedBy(3)).isLessThanOrEqualTo(best.multipliedBy(4));
    }

    /** Tries every way. */
    private static Duration best(List<Duration> times, Loads loads) {
        if (times.isEmpty()) {
            return loads.times().stream().max(Comparator.naturalOrder()).orElseThrow();
        }
        List<Duration> others = times.subList(1, times.size());
        return IntStream.range(0, loads.times().size())
                .mapToObj(shard -> best(others, loads.plus(shard, times.get(0))))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Duration longest(Split split) {
        return split.loads().times().stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    @Test
    void countsClassesThatTakeTheSameTime() {
        Split split = Split.of(equal("A", "B", "C", "D", "E"), List.of(), Loads.none(2));

        assertThat(split.shards()).containsExactly(names("A", "C", "E"), names("B", "D"));
    }

    @Test
    void putsALongClassBesideManyShortOnes() {
        Map<String, Duration> times = new TreeMap<>(equal("A", "B", "C"));
        times.put("Slow", SECOND.multipliedBy(3));

        Split split = Split.of(times, List.of(), Loads.none(2));

        assertThat(split.shards()).containsExactly(names("Slow"), names("A", "B", "C"));
    }

    @Test
    void leavesShardsEmptyWhereThereAreMoreOfThemThanClasses() {
        assertThat(Split.of(equal("A"), List.of(), Loads.none(3)).shards())
                .containsExactly(names("A"), names(), names());
    }

    @Test
    void goesOnWhereTheModuleBeforeStopped() {
        Loads loads = Loads.none(2);
        List<Set<String>> first = new ArrayList<>();
        for (String only : List.of("A", "B", "C", "D")) {
            Split split = Split.of(equal(only), List.of(), loads);
            first.add(split.shards().get(0));
            loads = split.loads();
        }

        assertThat(first).containsExactly(names("A"), names(), names("C"), names());
    }

    @Test
    void startsWithAnotherShardWhereModulesDoNotKnowOfEachOther() {
        assertThat(Split.of(equal("A", "B"), List.of(), Loads.from(2, 3)).shards())
                .containsExactly(names("B"), names(), names("A"));
    }

    private static Map<String, Duration> equal(String... names) {
        Map<String, Duration> times = new TreeMap<>();
        Stream.of(names).forEach(name -> times.put(name, SECOND));
        return times;
    }

    private static SortedSet<String> names(String... names) {
        return new TreeSet<>(Set.of(names));
    }
}
