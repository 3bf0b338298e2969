package dev.vivace.engine.shard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How much each shard has to do so far.
 *
 * @param times one per shard
 */
public record Loads(List<Duration> times) {

    public Loads {
        times = List.copyOf(times);
        if (times.isEmpty()) {
            throw new IllegalArgumentException("No shards");
        }
    }

    /** Nothing to do for any of them. */
    public static Loads none(int total) {
        return from(0, total);
    }

    /**
     * Next to nothing, so that equals are dealt out from another shard on: for suites of which none knows what the
     * others gave to whom.
     */
    public static Loads from(int first, int total) {
        return new Loads(IntStream.range(0, total)
                .mapToObj(shard -> Duration.ofNanos(Math.floorMod(shard - first, total)))
                .toList());
    }

    /** The shard, from 0 on, with least to do; the first of several. */
    int least() {
        return IntStream.range(0, times.size())
                .reduce((one, other) -> times.get(other).compareTo(times.get(one)) < 0 ? other : one)
                .orElseThrow();
    }

    Loads plus(int shard, Duration more) {
        List<Duration> changed = new ArrayList<>(times);
        changed.set(shard, changed.get(shard).plus(more));
        return new Loads(changed);
    }
}
