package dev.vivace.worker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Puts the discovered tree into the order that was asked for. It is a filter because filters see the tree after the
 * engines have ordered it by their own annotations, and before it runs.
 */
final class Arrangement implements PostDiscoveryFilter {

    private static final boolean VINTAGE = Presence.of("org.junit.vintage.engine.descriptor.RunnerTestDescriptor");

    private final Comparator<TestDescriptor> order;
    private final Set<String> stubborn;

    /** Adds to {@code stubborn} the ids of containers that keep their own order. */
    Arrangement(List<String> uniqueIds, Set<String> stubborn) {
        this.order = new Ranks(uniqueIds).comparator();
        this.stubborn = stubborn;
    }

    /** The platform asks for the root first. */
    @Override
    public FilterResult apply(TestDescriptor test) {
        if (test.isRoot()) {
            arrange(test);
        }
        return FilterResult.included("part of the order");
    }

    private void arrange(TestDescriptor parent) {
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
