package dev.vivace.engine.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Zeller's ddmin: leaves out of a list what is not needed for something to hold. */
public final class DeltaDebugging {

    private DeltaDebugging() {}

    /**
     * A part of the list, in the same sequence, for which it still holds, but for none of the lists that lack just one
     * element of it.
     *
     * @param holds must hold for the whole list; one that changes its mind ends in a longer list
     */
    public static <T> List<T> minimal(List<T> all, Predicate<List<T>> holds) {
        if (all.isEmpty() || holds.test(List.of())) {
            return List.of();
        }
        List<T> best = all;
        int pieces = 2;
        while (best.size() >= 2) {
            List<T> smaller = smaller(best, pieces, holds);
            if (smaller == null && pieces >= best.size()) {
                return best;
            }
            boolean isPiece = smaller != null && smaller.size() <= (best.size() + pieces - 1) / pieces;
            pieces = smaller == null ? pieces * 2 : isPiece ? 2 : pieces - 1;
            best = smaller == null ? best : smaller;
            pieces = Math.max(2, Math.min(pieces, best.size()));
        }
        return best;
    }

    /** A piece for which it holds, or what is left without one; null where there is neither. */
    private static <T> List<T> smaller(List<T> all, int pieces, Predicate<List<T>> holds) {
        for (int i = 0; i < pieces; i++) {
            List<T> piece = all.subList(border(all, pieces, i), border(all, pieces, i + 1));
            if (holds.test(List.copyOf(piece))) {
                return List.copyOf(piece);
            }
        }
        for (int i = 0; i < pieces && pieces > 2; i++) {
            List<T> rest = new ArrayList<>(all.subList(0, border(all, pieces, i)));
            rest.addAll(all.subList(border(all, pieces, i + 1), all.size()));
            if (holds.test(List.copyOf(rest))) {
                return List.copyOf(rest);
            }
        }
        return null;
    }

    private static int border(List<?> all, int pieces, int number) {
        return (int) ((long) all.size() * number / pieces);
    }
}
