package dev.vivace.engine.run;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.worker.protocol.FurtherInvocations;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The tests of one order and how far the worker has got with them. */
final class Agenda {

    /**
     * A test that was asked for.
     *
     * @param id by which it was asked for
     * @param uniqueId of the node that runs
     * @param node what is known of it: itself, or the method of an invocation that was not seen yet
     * @param further which of the tests that the node produces are meant; empty for the node as it is
     */
    record Item(TestId id, String uniqueId, TestNode node, Optional<FurtherInvocations> further) {

        Item(TestId id, String uniqueId, TestNode node) {
            this(id, uniqueId, node, Optional.empty());
        }

        /** Some of what a node produces, by the identity of one of these. */
        static Item further(TestId one, TestNode producer, FurtherInvocations further) {
            return new Item(one.from(further.first()), producer.uniqueId(), producer, Optional.of(further));
        }

        /** What the worker is told. */
        String request() {
            return further.map(FurtherInvocations::toString).orElse(uniqueId);
        }

        /** Whether this is the node, or something in it that is meant. */
        boolean asksFor(TestNode other) {
            return node.encloses(other.uniqueId())
                    && further.map(range -> range.first() <= numberIn(range, other))
                            .orElse(true);
        }

        /** The number of the node around this one that the range's producer has produced. */
        private static int numberIn(FurtherInvocations range, TestNode inner) {
            return inner.parent()
                    .map(parent -> parent.uniqueId().equals(range.producer())
                            ? Segment.of(inner).number().orElse(0)
                            : numberIn(range, parent))
                    .orElse(0);
        }

        boolean isIn(TestNode container) {
            return container.encloses(uniqueId);
        }
    }

    /** Items next to each other that share a container, from {@code first} until before {@code end}. */
    record Block(int first, int end) {

        static final Block NONE = new Block(0, 0);
    }

    private final List<Item> items;
    private final BitSet touched = new BitSet();
    private final Map<String, List<Integer>> byUniqueId = new HashMap<>();
    private final Map<TestId, List<Integer>> byId = new HashMap<>();

    Agenda(List<Item> items) {
        this.items = List.copyOf(items);
        for (int i = 0; i < items.size(); i++) {
            byUniqueId
                    .computeIfAbsent(items.get(i).uniqueId(), key -> new ArrayList<>())
                    .add(i);
            byId.computeIfAbsent(items.get(i).id(), key -> new ArrayList<>()).add(i);
        }
    }

    Item item(int index) {
        return items.get(index);
    }

    /**
     * A test, or a method that produces tests, began. Invocations of a whole class stand for the method that was
     * discovered in it, which itself never runs.
     */
    void begin(TestNode node, TestId id) {
        List<Integer> candidates = byUniqueId.get(node.uniqueId());
        if (candidates == null && node.isTest()) {
            candidates = byId.get(id.wholeMethod());
        }
        if (candidates != null) {
            candidates.stream().filter(this::isWaiting).findFirst().ifPresent(touched::set);
        }
    }

    private boolean isWaiting(int index) {
        return !touched.get(index);
    }

    /** The items that a container which begins now is about to run. */
    Block blockOf(TestNode container) {
        int first = touched.nextClearBit(0);
        while (first < items.size() && !items.get(first).isIn(container)) {
            first = touched.nextClearBit(first + 1);
        }
        int end = first;
        while (end < items.size() && items.get(end).isIn(container)) {
            end++;
        }
        return new Block(first, end);
    }

    /** Those of a block that have not begun. */
    List<Integer> waitingIn(Block block) {
        return IntStream.range(block.first(), block.end())
                .filter(this::isWaiting)
                .boxed()
                .toList();
    }

    /** Whether none of a block has begun. */
    boolean isUntouched(Block block) {
        return IntStream.range(block.first(), block.end()).allMatch(this::isWaiting);
    }

    /** This one will not begin, but something is known about it. */
    void settle(int index) {
        touched.set(index);
    }

    /** Whether this node was asked for as it is. */
    boolean names(String uniqueId) {
        return byUniqueId.containsKey(uniqueId);
    }

    /** This one began, but it was not wanted any more. */
    void abandon(String uniqueId) {
        byUniqueId.getOrDefault(uniqueId, List.of()).stream()
                .filter(touched::get)
                .reduce((earlier, latest) -> latest)
                .ifPresent(touched::clear);
    }

    /** All that have not begun and are not settled, in order. */
    List<Integer> waiting() {
        return waitingIn(new Block(0, items.size()));
    }

    /** What was asked for together with more of the same, which follows if it came to its last. */
    List<Item> partial() {
        return items.stream().filter(item -> item.further().isPresent()).toList();
    }

    /** Whether this test is one of them, or an engine runs more than it is asked for. */
    boolean asksFor(TestNode test) {
        return items.stream().anyMatch(item -> item.asksFor(test));
    }

    /** Which invocations of this node were asked for, where not all were. */
    Optional<FurtherInvocations> furtherOf(String uniqueId) {
        return byUniqueId.getOrDefault(uniqueId, List.of()).stream()
                .flatMap(index -> items.get(index).further().stream())
                .findFirst();
    }

    /** Whether nothing has begun or is settled. */
    boolean isUntouched() {
        return touched.isEmpty();
    }

    int size() {
        return items.size();
    }
}
