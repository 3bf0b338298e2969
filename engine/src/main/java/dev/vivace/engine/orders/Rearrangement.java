package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts siblings in another sequence, at each level of the tree, so that a container still runs as one piece. */
final class Rearrangement {

    private static final String VINTAGE = "[engine:junit-vintage]";

    /** Engine, class, parameters, method. */
    private static final int DEPTH_OF_PARAMETERS = 4;

    private final Consumer<List<?>> classSequence;
    private final Consumer<List<?>> sequence;
    private final Set<String> fixed;

    /** The same at every level. */
    Rearrangement(Consumer<List<?>> sequence) {
        this(sequence, sequence, Set.of());
    }

    /**
     * One for classes, another for what is in them.
     *
     * @param fixed classes that stay as they are
     */
    Rearrangement(Consumer<List<?>> classSequence, Consumer<List<?>> sequence, Set<String> fixed) {
        this.classSequence = classSequence;
        this.sequence = sequence;
        this.fixed = fixed;
    }

    TestOrder of(TestCatalog catalog) {
        return new TestOrder(groups(catalog.entries(), Entry::testClass, classSequence)
                .flatMap(
                        entries -> fixed.contains(entries.get(0).testClass()) ? entries.stream() : arranged(entries, 1))
                .map(Entry::id)
                .toList());
    }

    /** The entries, which share the first {@code depth} steps of their paths, in the new sequence. */
    private Stream<Entry> arranged(List<Entry> entries, int depth) {
        if (entries.size() == 1 || entries.stream().anyMatch(Rearrangement::isFixed)) {
            return entries.stream();
        }
        return groups(entries, entry -> step(entry, depth), sequence).flatMap(group -> arranged(group, depth + 1));
    }

    private static <K> Stream<List<Entry>> groups(
            List<Entry> entries, Function<Entry, K> key, Consumer<List<?>> sequence) {
        Collection<List<Entry>> groups = entries.stream()
                .collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()))
                .values();
        List<List<Entry>> inSequence = new ArrayList<>(groups);
        sequence.accept(inSequence);
        return inSequence.stream();
    }

    /**
     * A JUnit 3 suite of suites runs as it was built. Each of its thousands of tests could run alone, at the price of
     * building the suite again for each. Other runners of such depth are not told from it.
     */
    private static boolean isFixed(Entry entry) {
        return entry.node().engine().uniqueId().equals(VINTAGE)
                && path(entry.node()).size() > DEPTH_OF_PARAMETERS;
    }

    private static String step(Entry entry, int depth) {
        List<TestNode> path = path(entry.node());
        return depth < path.size() ? path.get(depth).uniqueId() : entry.id().toString();
    }

    /** From the engine down to the node. */
    private static List<TestNode> path(TestNode node) {
        List<TestNode> path =
                new ArrayList<>(node.parent().map(Rearrangement::path).orElse(List.of()));
        path.add(node);
        return path;
    }
}
