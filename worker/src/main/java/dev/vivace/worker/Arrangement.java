package dev.vivace.worker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;

/**
 * Puts the discovered tree into the order that was asked for. A filter does it, because filters see the tree after the
 * engines have ordered it by their own annotations, and before it runs.
 */
final class Arrangement {

    private static final boolean VINTAGE = Presence.of("org.junit.vintage.engine.descriptor.RunnerTestDescriptor");

    private final Comparator<TestDescriptor> order;
    private final Set<String> stubborn;

    /** Adds to {@code stubborn} the ids of containers that keep their own order. */
    Arrangement(List<String> uniqueIds, Set<String> stubborn) {
        this.order = new Ranks(uniqueIds).comparator();
        this.stubborn = stubborn;
    }

    /** With everything below. */
    void arrange(TestDescriptor parent) {
        List<TestDescriptor> children = new ArrayList<>(parent.getChildren());
        children.sort(order);
        children.forEach(child -> {
            parent.removeChild(child);
            parent.addChild(child);
        });
        children.forEach(this::arrange);
        if (VINTAGE && VintageArrangement.isRunner(parent) && !VintageArrangement.arrange(parent)) {
            stubborn.add(parent.getUniqueId().toString());
        }
    }
}
