package dev.vivace.worker;

import dev.vivace.worker.protocol.FurtherInvocations;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.UniqueId.Segment;

/**
 * Splits an order into as few executions as the platform allows. Within one execution a container runs as one piece,
 * engines run in their own sequence, and what a container produces while running comes in the sequence of production.
 */
final class OrderSplit {

    /** What Spock and TestNG call invocations; their numbers look like any other value. */
    private static final Set<String> NUMBERED = Set.of("iteration", "invoc");

    private final List<String> engines;
    private final Set<String> stubborn;
    private final List<List<String>> parts = new ArrayList<>();

    private List<String> part = new ArrayList<>();
    private UniqueId last;
    private final Set<UniqueId> closed = new HashSet<>();

    private OrderSplit(List<String> engines, Set<String> stubborn) {
        this.engines = engines;
        this.stubborn = stubborn;
    }

    /**
     * Cuts where it must.
     *
     * @param engines ids of engines in the sequence in which the platform runs them
     * @param stubborn ids of containers whose tests cannot be reordered: each of their tests is executed alone
     */
    static List<List<String>> split(List<String> uniqueIds, List<String> engines, Set<String> stubborn) {
        OrderSplit split = new OrderSplit(engines, stubborn);
        uniqueIds.forEach(split::add);
        split.cut();
        return split.parts;
    }

    private void add(String id) {
        UniqueId next = UniqueId.parse(id);
        if (last != null && !canFollow(next)) {
            cut();
        }
        closeBefore(next);
        part.add(id);
        last = next;
    }

    private void cut() {
        if (!part.isEmpty()) {
            parts.add(List.copyOf(part));
        }
        part = new ArrayList<>();
        closed.clear();
        last = null;
    }

    private boolean canFollow(UniqueId next) {
        return !last.equals(next)
                && paths(next).stream().noneMatch(closed::contains)
                && paths(next).stream().noneMatch(path -> stubborn.contains(path.toString()) && isOpen(path))
                && isForward(next);
    }

    /** Everything that ends when {@code next} begins. */
    private void closeBefore(UniqueId next) {
        if (last != null) {
            List<UniqueId> staying = paths(next);
            paths(last).stream().filter(path -> !staying.contains(path)).forEach(closed::add);
        }
    }

    private boolean isOpen(UniqueId path) {
        return last.hasPrefix(path);
    }

    /** Where the two part, engines and invocations must go forward. */
    private boolean isForward(UniqueId next) {
        List<Segment> from = last.getSegments();
        List<Segment> to = next.getSegments();
        int common = 0;
        while (common < Math.min(from.size(), to.size()) && from.get(common).equals(to.get(common))) {
            common++;
        }
        if (common == from.size() || common == to.size()) {
            return false;
        }
        return rank(from.get(common)) <= rank(to.get(common));
    }

    /** 0 for what can be arranged at will, less for what cannot follow anything else of the same container. */
    private int rank(Segment segment) {
        if (segment.getType().equals(FurtherInvocations.SEGMENT)) {
            return -1;
        }
        if (segment.getType().equals("engine")) {
            return engines.indexOf(segment.getValue());
        }
        String number = NUMBERED.contains(segment.getType()) ? "#" + segment.getValue() : segment.getValue();
        return number.matches("#\\d{1,9}") ? Integer.parseInt(number.substring(1)) : 0;
    }

    /** The id and those of all its ancestors. */
    private static List<UniqueId> paths(UniqueId id) {
        List<UniqueId> paths = new ArrayList<>();
        UniqueId path = id;
        while (path.getSegments().size() > 1) {
            paths.add(path);
            path = UniqueIds.parent(path);
        }
        paths.add(path);
        return paths;
    }
}
