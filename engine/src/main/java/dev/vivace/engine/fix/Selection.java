package dev.vivace.engine.fix;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Which pieces can go together. */
final class Selection {

    private final List<Piece> pieces;

    Selection(List<Piece> pieces) {
        this.pieces = pieces;
    }

    /** A piece and what it needs: its variables, what gives them the value that they have by then, and what catches. */
    Set<Integer> withNeeds(int piece) {
        Set<Integer> needed = new TreeSet<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(piece));
        while (!open.isEmpty()) {
            int current = open.pop();
            if (needed.add(current)) {
                needsOf(current).forEach(open::push);
            }
        }
        return needed;
    }

    private List<Integer> needsOf(int piece) {
        Piece user = pieces.get(piece);
        Set<String> names = new TreeSet<>(user.uses());
        user.variable().filter(some -> !some.isDeclared()).ifPresent(some -> names.add(some.name()));
        IntStream variables = names.stream()
                .flatMapToInt(name -> IntStream.concat(
                        IntStream.range(0, piece).filter(i -> pieces.get(i).declares(name)),
                        user.gives(name) ? IntStream.empty() : last(piece, name)));
        return IntStream.concat(variables, IntStream.range(0, piece).filter(i -> catches(i, user)))
                .boxed()
                .toList();
    }

    private boolean catches(int piece, Piece thrower) {
        return pieces.get(piece).isCatch() && pieces.get(piece).expected().equals(thrower.expected());
    }

    private IntStream last(int before, String name) {
        return IntStream.iterate(before - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> pieces.get(i).gives(name))
                .limit(1);
    }

    /** Whether each variable that these use is declared among them. */
    boolean isClosed(List<Integer> some) {
        return some.stream().allMatch(i -> pieces.get(i).uses().stream().allMatch(name -> some.stream()
                        .anyMatch(j -> j < i && pieces.get(j).declares(name))))
                && some.stream().allMatch(i -> hasDeclaration(i, some));
    }

    private boolean hasDeclaration(int piece, List<Integer> some) {
        return pieces.get(piece)
                .variable()
                .map(variable -> variable.isDeclared()
                        || some.stream()
                                .anyMatch(j -> j < piece && pieces.get(j).declares(variable.name())))
                .orElse(true);
    }

    int statements() {
        return statements(IntStream.range(0, pieces.size()).boxed().toList());
    }

    /** How many of these do more than to catch what others throw. */
    int statements(Collection<Integer> some) {
        return (int) some.stream().filter(i -> !pieces.get(i).isCatch()).count();
    }

    List<Piece> of(Set<Integer> some) {
        return some.stream().sorted().map(pieces::get).toList();
    }
}
