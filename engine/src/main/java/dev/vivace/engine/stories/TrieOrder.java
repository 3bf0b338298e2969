package dev.vivace.engine.stories;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The order in which as much as possible of the sequences is shared: those that begin alike side by side, a beginning
 * before what goes on from it, the longest way first.
 */
final class TrieOrder {

    private final Map<String, List<String>> sequences;

    private TrieOrder(Map<String, List<String>> sequences) {
        this.sequences = sequences;
    }

    /** The names in that order, each with its sequence. */
    static List<String> of(Map<String, List<String>> sequences) {
        TrieOrder order = new TrieOrder(sequences);
        return order.walk(sequences.keySet().stream().sorted().toList(), 0);
    }

    /** These names share the first {@code depth} elements of their sequences. */
    private List<String> walk(List<String> names, int depth) {
        List<String> order = new ArrayList<>(
                names.stream().filter(name -> length(name) == depth).toList());
        Map<String, List<String>> ways = names.stream()
                .filter(name -> length(name) > depth)
                .collect(Collectors.groupingBy(
                        name -> sequences.get(name).get(depth), TreeMap::new, Collectors.toList()));
        ways.values().stream()
                .sorted(Comparator.comparingInt(this::longest).reversed())
                .forEach(way -> order.addAll(walk(way, depth + 1)));
        return order;
    }

    private int longest(List<String> names) {
        return names.stream().mapToInt(this::length).max().orElse(0);
    }

    private int length(String name) {
        return sequences.get(name).size();
    }
}
