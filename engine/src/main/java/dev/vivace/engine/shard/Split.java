package dev.vivace.engine.shard;

import dev.vivace.engine.model.Shard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which classes of a suite each shard runs.
 *
 * @param shards the classes of each
 * @param loads what each has to do, with what it had before
 */
public record Split(List<SortedSet<String>> shards, Loads loads) {

    private static final Comparator<Bundle> LONGEST_FIRST = Comparator.comparing(Bundle::expected)
            .reversed()
            .thenComparing(bundle -> bundle.classes().first());

    public Split {
        shards = shards.stream()
                .map(classes -> Collections.unmodifiableSortedSet(new TreeSet<>(classes)))
                .toList();
    }

    /**
     * Deals classes out, the same for the same arguments, whatever their sequence.
     *
     * @param times what is expected of each class
     * @param together sets of classes that stay in one shard
     * @param before what each shard has to do already
     */
    public static Split of(Map<String, Duration> times, Collection<? extends Set<String>> together, Loads before) {
        List<SortedSet<String>> shards = new ArrayList<>();
        before.times().forEach(shard -> shards.add(new TreeSet<>()));
        Loads loads = before;
        for (Bundle bundle :
                Bundle.of(times, together).stream().sorted(LONGEST_FIRST).toList()) {
            int shard = loads.least();
            shards.get(shard).addAll(bundle.classes());
            loads = loads.plus(shard, bundle.expected());
        }
        return new Split(shards, loads);
    }

    /** What this one runs. */
    public SortedSet<String> of(Shard shard) {
        return shards.get(shard.index() - 1);
    }

    /** Every class, shard after shard, as lines that are the same only for the same split. */
    Stream<String> lines() {
        return Stream.iterate(0, i -> i < shards.size(), i -> i + 1)
                .flatMap(i -> shards.get(i).stream().map(name -> i + " " + name));
    }
}
