package dev.vivace.engine.fix;

import dev.vivace.engine.orders.DeltaDebugging;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Finds the few pieces that help. */
final class PieceSearch {

    /** More trials are not worth it. */
    private static final int TRIALS = 300;

    private final List<Piece> pieces;
    private final Set<Integer> usable;
    private final Selection selection;
    private final Predicate<Set<Integer>> helps;
    private final Map<Set<Integer>, Boolean> known = new HashMap<>();

    /**
     * Among these.
     *
     * @param usable those that can be compiled
     * @param helps whether the test passes with just these
     */
    PieceSearch(List<Piece> pieces, Set<Integer> usable, Predicate<Set<Integer>> helps) {
        this.pieces = pieces;
        this.usable = usable;
        this.selection = new Selection(pieces);
        this.helps = helps;
    }

    /** One statement with what it needs, if that is enough; otherwise as few as possible; empty where nothing helps. */
    Optional<Set<Integer>> smallest() {
        Optional<Set<Integer>> single = single();
        return single.isPresent() ? single : tryOut(usable) ? Optional.of(reduced(usable)) : single;
    }

    /** One statement with what it needs; empty where none is enough. */
    Optional<Set<Integer>> single() {
        return usable.stream()
                .filter(i -> !pieces.get(i).isCatch()
                        && (!pieces.get(i).isOnlyDeclaration()
                                || !pieces.get(i).text().isEmpty()))
                .map(selection::withNeeds)
                .filter(usable::containsAll)
                .distinct()
                .sorted(Comparator.comparingInt(Set::size))
                .filter(this::tryOut)
                .findFirst()
                .map(this::reduced);
    }

    private Set<Integer> reduced(Set<Integer> some) {
        return new TreeSet<>(DeltaDebugging.minimal(
                List.copyOf(new TreeSet<>(some)), part -> selection.isClosed(part) && tryOut(new TreeSet<>(part))));
    }

    private boolean tryOut(Set<Integer> some) {
        return known.size() < TRIALS && known.computeIfAbsent(Set.copyOf(some), helps::test);
    }
}
