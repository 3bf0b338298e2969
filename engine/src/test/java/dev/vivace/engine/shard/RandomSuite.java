package dev.vivace.engine.shard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * A suite that never was, the same for the same seed.
 *
 * @param times of its classes
 * @param together which of them must not be parted
 * @param total how many shards there are
 */
record RandomSuite(Map<String, Duration> times, List<Set<String>> together, int total) {

    static RandomSuite of(long seed) {
        Random random = new Random(seed);
        Map<String, Duration> times = times(random.nextInt(120), random);
        return new RandomSuite(times, together(List.copyOf(times.keySet()), random), 1 + random.nextInt(9));
    }

    /** So few classes that every way to share them out can be tried. */
    static RandomSuite small(long seed) {
        Random random = new Random(seed);
        return new RandomSuite(times(1 + random.nextInt(8), random), List.of(), 2 + random.nextInt(2));
    }

    /** Few classes are long, many take the same time. */
    private static Map<String, Duration> times(int count, Random random) {
        Map<String, Duration> times = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            int millis = random.nextInt(4) == 0 ? random.nextInt(20_000) : random.nextInt(5);
            times.put("p" + random.nextInt(5) + ".C" + i + "Test", Duration.ofMillis(millis));
        }
        return times;
    }

    private static List<Set<String>> together(List<String> classes, Random random) {
        List<Set<String>> together = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0 && !classes.isEmpty(); i--) {
            Set<String> some = new TreeSet<>(Set.of("gone.Test"));
            for (int j = random.nextInt(6); j > 0; j--) {
                some.add(classes.get(random.nextInt(classes.size())));
            }
            together.add(some);
        }
        return together;
    }

    Split split() {
        return Split.of(times, together, Loads.none(total));
    }

    /** The same suite, found in another sequence. */
    RandomSuite shuffled(long seed) {
        Random random = new Random(seed);
        List<String> names = new ArrayList<>(times.keySet());
        Collections.shuffle(names, random);
        Map<String, Duration> shuffled = new LinkedHashMap<>();
        names.forEach(name -> shuffled.put(name, times.get(name)));
        List<Set<String>> others = new ArrayList<>(together);
        Collections.shuffle(others, random);
        return new RandomSuite(shuffled, others, total);
    }

    Duration sum() {
        return times.values().stream().reduce(Duration.ZERO, Duration::plus);
    }
}
