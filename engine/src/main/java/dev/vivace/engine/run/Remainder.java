package dev.vivace.engine.run;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.run.Agenda.Item;
import dev.vivace.engine.run.Draft.Begun;
import dev.vivace.worker.protocol.FurtherInvocations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a method or class that produces its tests while it runs still had to run when its worker was lost. */
final class Remainder {

    private final PlatformTree tree;
    private final TestNode producer;
    private final Predicate<String> settled;
    private final Predicate<String> running;
    private final Map<String, Item> further = new LinkedHashMap<>();

    /** Of this producer, given what of it began or is asked for anyway, and what still runs. */
    Remainder(PlatformTree tree, TestNode producer, Predicate<String> settled, Predicate<String> running) {
        this.tree = tree;
        this.producer = producer;
        this.settled = settled;
        this.running = running;
    }

    /**
     * What was announced and never began, then what comes after those that ran, the innermost first. Empty where none
     * of these is the producer's, or where its engine cannot run a part of it.
     */
    List<Item> after(List<Begun> culprits) {
        culprits.stream()
                .map(Begun::node)
                .filter(node -> producer.encloses(node.uniqueId()))
                .forEach(this::addFurther);
        if (further.isEmpty()) {
            return List.of();
        }
        return Stream.concat(announced(), further.values().stream()).toList();
    }

    private void addFurther(TestNode culprit) {
        wayUp(culprit).forEach(node -> Segment.of(node)
                .number()
                .ifPresent(number -> addFurther(node, node.parent().orElseThrow(), number + 1)));
    }

    private void addFurther(TestNode one, TestNode parent, int first) {
        FurtherInvocations.of(parent.uniqueId(), first)
                .map(range -> Item.further(tree.id(one), parent, range))
                .ifPresent(item -> further.merge(parent.uniqueId(), item, Remainder::later));
    }

    private static Item later(Item one, Item other) {
        return one.further().orElseThrow().first()
                        < other.further().orElseThrow().first()
                ? other
                : one;
    }

    private Stream<Item> announced() {
        return tree.leavesIn(producer).stream()
                .filter(leaf -> !settled.test(leaf.uniqueId()) && isIncomplete(leaf))
                .filter(leaf -> further.values().stream().noneMatch(item -> item.asksFor(leaf)))
                .map(leaf -> new Item(tree.id(leaf), leaf.uniqueId(), leaf));
    }

    /** Whether what is around it has not come to an end: then there is no reason yet why it did not begin. */
    private boolean isIncomplete(TestNode leaf) {
        return wayUp(leaf).map(TestNode::uniqueId).allMatch(id -> running.test(id) || !settled.test(id));
    }

    /** The node and what is around it in the producer. */
    private Stream<TestNode> wayUp(TestNode node) {
        return Stream.iterate(node, inner -> !inner.uniqueId().equals(producer.uniqueId()), inner -> inner.parent()
                .orElseThrow());
    }
}
