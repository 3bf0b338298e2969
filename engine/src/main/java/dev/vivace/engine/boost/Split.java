package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Which statements of a fixture run once, and which for each test.
 *
 * @param fixture whose statements they are
 * @param facts one for each
 * @param moved the indexes of those that run once
 */
record Split(Declared fixture, List<StatementFacts> facts, SortedSet<Integer> moved) {

    Split {
        facts = List.copyOf(facts);
    }

    /** Moves these statements, with those that they need, and those that need a variable of theirs. */
    static Split of(Declared fixture, List<StatementFacts> facts, SortedSet<Integer> wanted) {
        SortedSet<Integer> moved = new TreeSet<>(wanted);
        while (true) {
            SortedSet<Integer> more = new TreeSet<>(moved);
            for (int index : moved) {
                for (int other = 0; other < facts.size(); other++) {
                    boolean isNeeded = other < index && facts.get(index).needs(facts.get(other));
                    if (isNeeded || facts.get(index).sharesLocal(facts.get(other))) {
                        more.add(other);
                    }
                }
            }
            if (more.equals(moved)) {
                return new Split(fixture, facts, moved);
            }
            moved = more;
        }
    }

    boolean isAll() {
        return moved.size() == facts.size();
    }

    /** Whether the statements can stand in another method. */
    boolean isPossible() {
        return isAll()
                || facts.stream().noneMatch(StatementFacts::leaves)
                        && fixture.method().parameters().isEmpty();
    }

    List<StatementFacts> movedFacts() {
        List<StatementFacts> found = new ArrayList<>();
        moved.forEach(index -> found.add(facts.get(index)));
        return found;
    }

    /** All statements, if any moves. */
    Split widened() {
        SortedSet<Integer> all = new TreeSet<>(moved);
        IntStream.range(0, moved.isEmpty() ? 0 : facts.size()).forEach(all::add);
        return new Split(fixture, facts, all);
    }

    Split with(SortedSet<Integer> more) {
        SortedSet<Integer> all = new TreeSet<>(moved);
        all.addAll(more);
        return of(fixture, facts, all);
    }
}
