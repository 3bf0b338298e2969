package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** An order of classes in which chains serve most tests. Nothing but the number of set-ups depends on it. */
final class ClassOrder {

    private ClassOrder() {}

    /** A walk through the tree of all sequences: where one is the beginning of others, they follow, the longest first. */
    static List<Class<?>> byBeginnings(Collection<Class<?>> types) {
        Node root = new Node();
        types.forEach(type -> root.at(Sequence.of(type).types()).ends.add(type));
        List<Class<?>> order = new ArrayList<>();
        root.walk(order);
        return order;
    }

    /** As the set-ups of the sources come, one source after another. */
    static List<Class<?>> bySources(Collection<Class<?>> types) {
        Cast cast = Cast.of(types);
        Set<Class<?>> order = new LinkedHashSet<>();
        cast.sources().forEach(source -> order.addAll(Sequence.of(source).types()));
        order.retainAll(Set.copyOf(types));
        return List.copyOf(order);
    }

    private static final class Node {

        private final Map<Class<?>, Node> children = new LinkedHashMap<>();
        private final List<Class<?>> ends = new ArrayList<>();

        Node at(List<Class<?>> way) {
            return way.isEmpty()
                    ? this
                    : children.computeIfAbsent(way.get(0), type -> new Node()).at(way.subList(1, way.size()));
        }

        void walk(List<Class<?>> order) {
            order.addAll(ends);
            Comparator<Map.Entry<Class<?>, Node>> longest =
                    Comparator.comparingInt(child -> -child.getValue().depth());
            List<Node> nodes = children.entrySet().stream()
                    .sorted(longest.thenComparing(child -> child.getKey().getName()))
                    .map(Map.Entry::getValue)
                    .collect(Collectors.toList());
            nodes.forEach(node -> node.walk(order));
        }

        private int depth() {
            return 1 + children.values().stream().mapToInt(Node::depth).max().orElse(0);
        }
    }
}
