package dev.vivace.engine.shard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Classes that run on the same machine.
 *
 * @param classes at least one
 * @param expected how long they take together, as far as is known
 */
record Bundle(SortedSet<String> classes, Duration expected) {

    Bundle {
        classes = Collections.unmodifiableSortedSet(new TreeSet<>(classes));
        if (classes.isEmpty()) {
            throw new IllegalArgumentException("A bundle without a class");
        }
    }

    /**
     * Every class in one bundle; those of a set share one, and so do sets that have a class in common.
     *
     * @param times what is expected of each class
     * @param together sets of classes that must not be parted; may name classes that are not there
     */
    static List<Bundle> of(Map<String, Duration> times, Collection<? extends Set<String>> together) {
        Map<String, SortedSet<String>> bundleOf = new HashMap<>();
        times.keySet().forEach(name -> bundleOf.put(name, new TreeSet<>(Set.of(name))));
        together.forEach(names -> tie(names, bundleOf));
        Map<String, SortedSet<String>> byFirst = new TreeMap<>();
        bundleOf.values().forEach(names -> byFirst.put(names.first(), names));
        List<Bundle> bundles = new ArrayList<>();
        byFirst.values().forEach(names -> bundles.add(new Bundle(names, sum(names, times))));
        return bundles;
    }

    private static void tie(Set<String> names, Map<String, SortedSet<String>> bundleOf) {
        SortedSet<String> all = new TreeSet<>();
        names.stream().filter(bundleOf::containsKey).map(bundleOf::get).forEach(all::addAll);
        all.forEach(name -> bundleOf.put(name, all));
    }

    private static Duration sum(Set<String> names, Map<String, Duration> times) {
        return names.stream().map(times::get).reduce(Duration.ZERO, Duration::plus);
    }
}
